/** Values of the colour variables by their names: `border-control` is `--portal-colors-border-control`. */
export type Palette = Readonly<Record<string, string>>

/** The colours of the design; app/ui/theme.ts turns them into tokens. */
export const light = {
  canvas: '#F2F4F8',
  surface: '#FFFFFF',
  sunken: '#F7F8FB',
  hover: '#EEF2F8',
  text: '#1B2433',
  muted: '#5A6577',
  border: '#DFE4EC',
  'border-control': '#8A94A6',
  accent: '#1559C7',
  'accent-hover': '#0F48A6',
  'accent-soft': '#E8F0FD',
  'on-accent': '#FFFFFF',
  banner: '#0F3F8F',
  'banner-deep': '#0B316F',
  'banner-hover': '#2456A6',
  'on-banner': '#FFFFFF',
  'on-banner-muted': '#D3E0F7',
  success: '#187A42',
  'success-soft': '#E5F5EC',
  warning: '#9A5200',
  'warning-soft': '#FDF1E1',
  danger: '#C6272E',
  'danger-soft': '#FDECEC',
  focus: '#2F7BFF',
  // Signs of apps, by their kind.
  'sign-accent': '#1559C7',
  'sign-violet': '#6D45C9',
  'sign-teal': '#0B7285',
  'sign-orange': '#AD4B00',
  'sign-rose': '#C2255C',
  'sign-green': '#2B7A3D',
} as const satisfies Palette

export type ColourName = keyof typeof light

const dark: Record<ColourName, string> = {
  canvas: '#0F141C',
  surface: '#19202B',
  sunken: '#141A24',
  hover: '#232D3B',
  text: '#E4E9F1',
  muted: '#A4AFC0',
  border: '#303B4A',
  'border-control': '#7C899C',
  accent: '#74A9FF',
  'accent-hover': '#9AC1FF',
  'accent-soft': '#1B2C49',
  'on-accent': '#0A1526',
  banner: '#12294F',
  'banner-deep': '#0C1D3B',
  'banner-hover': '#274371',
  'on-banner': '#FFFFFF',
  'on-banner-muted': '#C2D0E8',
  success: '#4CC38A',
  'success-soft': '#14301F',
  warning: '#F0A44B',
  'warning-soft': '#38270F',
  danger: '#FF8080',
  'danger-soft': '#401C1F',
  focus: '#8CB8FF',
  'sign-accent': '#74A9FF',
  'sign-violet': '#B79CFF',
  'sign-teal': '#5CCBDD',
  'sign-orange': '#F5A65B',
  'sign-rose': '#FF8FB3',
  'sign-green': '#6CCF8E',
}

/** Black, white and a few bright colours; every edge is visible. */
const highContrast: Record<ColourName, string> = {
  canvas: '#000000',
  surface: '#000000',
  sunken: '#000000',
  hover: '#2B2B2B',
  text: '#FFFFFF',
  muted: '#E6E6E6',
  border: '#B3B3B3',
  'border-control': '#FFFFFF',
  accent: '#FFD500',
  'accent-hover': '#FFE873',
  'accent-soft': '#332B00',
  'on-accent': '#000000',
  banner: '#000000',
  'banner-deep': '#000000',
  'banner-hover': '#3D3D3D',
  'on-banner': '#FFFFFF',
  'on-banner-muted': '#E6E6E6',
  success: '#5BFF9B',
  'success-soft': '#002611',
  warning: '#FFB84D',
  'warning-soft': '#2E1C00',
  danger: '#FFA3A3',
  'danger-soft': '#380000',
  focus: '#00E5FF',
  'sign-accent': '#E6E6E6',
  'sign-violet': '#E6E6E6',
  'sign-teal': '#E6E6E6',
  'sign-orange': '#E6E6E6',
  'sign-rose': '#E6E6E6',
  'sign-green': '#E6E6E6',
}

/**
 * Success, warning and danger for users who can hardly tell red from green: they differ in blue and yellow and in
 * lightness, as eyes without red or green cones see them. The accent is never a tenant theme's, which might look like
 * one of them.
 */
const weakLight = {
  success: '#00797F',
  'success-soft': '#E0F4F5',
  warning: '#8A6400',
  'warning-soft': '#FBF2D9',
  danger: '#7A1030',
  'danger-soft': '#FBE9EF',
} as const satisfies Palette

const weakDark = {
  success: '#7FE3D4',
  'success-soft': '#12302D',
  warning: '#FFD84D',
  'warning-soft': '#352C08',
  danger: '#F08A4B',
  'danger-soft': '#3B1F0E',
} as const satisfies Palette

const weakContrast = {
  success: '#57D0FF',
  'success-soft': '#00222E',
  warning: '#FFFFFF',
  'warning-soft': '#2B2B2B',
  danger: '#FFA352',
  'danger-soft': '#331500',
} as const satisfies Palette

export const palettes = {
  light: { usual: light, weak: weakLight },
  dark: { usual: dark, weak: weakDark },
  contrast: { usual: highContrast, weak: weakContrast },
} as const

/** Shadows are invisible on dark backgrounds: there, an edge replaces them. */
export const shadows = {
  light: {
    sm: '0 1px 2px rgb(16 32 64 / 0.08)',
    md: '0 4px 16px rgb(16 32 64 / 0.12)',
    lg: '0 12px 40px rgb(16 32 64 / 0.18)',
  },
  dark: {
    sm: '0 1px 2px rgb(0 0 0 / 0.4)',
    md: '0 0 0 1px #3A4656, 0 4px 16px rgb(0 0 0 / 0.5)',
    lg: '0 0 0 1px #465365, 0 12px 40px rgb(0 0 0 / 0.6)',
  },
  contrast: { sm: '0 0 0 1px #FFFFFF', md: '0 0 0 1px #FFFFFF', lg: '0 0 0 2px #FFFFFF' },
} as const

/** Values of the tokens for each corner style; the design's own are in app/ui/theme.ts. */
export const radii = {
  square: { sm: '0', md: '0', lg: '0' },
  small: { sm: '4px', md: '6px', lg: '10px' },
  round: { sm: '8px', md: '12px', lg: '18px' },
} as const

export const fontSizeSets = {
  'x-large': {
    xs: '1rem',
    sm: '1.0625rem',
    md: '1.1875rem',
    lg: '1.3125rem',
    xl: '1.625rem',
    '2xl': '2.125rem',
  },
  large: {
    xs: '0.875rem',
    sm: '0.9375rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.4375rem',
    '2xl': '1.875rem',
  },
  medium: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.625rem',
  },
  small: {
    xs: '0.75rem',
    sm: '0.75rem',
    md: '0.8125rem',
    lg: '0.9375rem',
    xl: '1.125rem',
    '2xl': '1.5rem',
  },
} as const

/** The factor for sizes in pixels, for apps that have sizes of their own. */
export const textScales = { 'x-large': '1.36', large: '1.14', medium: '1', small: '0.93' } as const

/** Spacing by density: the spacing steps, and the factor for the normal height of a control. */
export const densitySets = {
  comfortable: { spacing: spacingOf(1.25), density: '1.15' },
  standard: { spacing: spacingOf(1), density: '1' },
  compact: { spacing: spacingOf(0.7), density: '0.86' },
} as const

/** The minimum width and height of controls; normally each control sets its own. */
export const targets = { usual: '0px', elder: '44px' } as const

function spacingOf(share: number): Record<string, string> {
  const steps = [1, 2, 3, 4, 5, 6, 8, 10]
  return Object.fromEntries(
    steps.map((step) => [String(step), `${Math.round(step * 4 * share) / 16}rem`]),
  )
}
