/**
 * The minimum height of a row or a control, by the user's density and 长者模式. The fallbacks are for apps without the
 * portal's variables.
 */
export const controlHeight = (usual: string) =>
  `max(${usual} * var(--portal-sizes-density, 1), var(--portal-sizes-target, 0px))`
