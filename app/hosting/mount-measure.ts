/** The User Timing name for each app's mounting time: `detail` has its kind and the outcome. */
export const mountMeasure = 'portal-app-mount'
