/** The id of the theme that leaves the design tokens unchanged; it applies until the user chooses another. */
export const defaultTheme = 'default'
