/**
 * A cookie that the page sets for a minute, with the mark of its session, as soon as the user has answered the reminder: a
 * reload in the same breath comes to the server before the answer itself has been noted in the session.
 */
export const reminderAnswered = 'portal-reminder-answered'

/** What a user learns about a password that expires soon (AUTH-10). */
export type PasswordDue = { kind: 'expired' } | { kind: 'expiring'; days: number }
