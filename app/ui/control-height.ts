/** The least height of a row or a control, by the user's density. Apps may stand without the portal's variables. */
export const controlHeight = (usual: string) => `calc(${usual} * var(--portal-sizes-density, 1))`
