/**
 * A cookie that the page sets for a minute, with the mark of its session, as soon as the user has answered the
 * reminder: an immediate reload reaches the server before the answer has been recorded in the session.
 */
export const reminderAnswered = 'portal-reminder-answered'

/** What a user is shown about a password that expires soon (AUTH-10). */
export type PasswordDue = { kind: 'expired' } | { kind: 'expiring'; days: number }
