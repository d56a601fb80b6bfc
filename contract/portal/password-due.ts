/** What a user learns about a password that expires soon (AUTH-10). */
export type PasswordDue = { kind: 'expired' } | { kind: 'expiring'; days: number }
