/** The name under which a window's User Timing has each app's way up: `detail` is its kind and how it ended. */
export const mountMeasure = 'portal-app-mount'
