/** Marks a plain link to another place in this page: see useFollowLinks. */
export const inPageLink = { 'data-in-page': '' } as const
