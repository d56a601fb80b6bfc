/** Marks a plain link that leads to another place inside this page: see useFollowLinks. */
export const inPageLink = { 'data-in-page': '' } as const
