/** The id of the theme that leaves the design tokens as they are: that of who has chosen none. */
export const defaultTheme = 'default'
