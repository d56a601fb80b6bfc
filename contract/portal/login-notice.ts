/** What the login page says once, to whom something has led there. */
export const loginNotices = ['password-changed', 'password-reset'] as const

export type LoginNotice = (typeof loginNotices)[number]
