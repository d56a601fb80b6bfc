/** Notices that the login page shows once, after a redirect. */
export const loginNotices = ['password-changed', 'password-reset', 'account-locked'] as const

export type LoginNotice = (typeof loginNotices)[number]
