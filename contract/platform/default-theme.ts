/** The id of the theme that leaves the design tokens as they are: without a choice it applies. */
export const defaultTheme = 'default'
