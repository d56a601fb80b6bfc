import { defineConfig } from '@chakra-ui/react'
import { recipes } from './recipes'
import { tabGap, tabMinimumWidth, tabWidth, tipPassTime } from './tab-sizes'
import { fontSizeSets, light, radii, shadows } from './themes/palettes'

/**
 * The portal's design tokens, once for everything: the static shell (compiled to a CSS file by
 * vite/compiled-styles.ts), the overlays (Chakra components) and the sub-apps (as CSS variables
 * `--portal-colors-…`). Contrast of text on its ground is at least 4.5:1. What other themes make of them: themes/.
 */
export const portalTheme = defineConfig({
  cssVarsPrefix: 'portal',
  cssVarsRoot: ':root',
  disableLayers: true,
  preflight: false,
  theme: {
    tokens: {
      fonts: {
        body: {
          value:
            '-apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
        },
        mono: {
          value: 'ui-monospace, "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace',
        },
      },
      fontSizes: valuesOf(fontSizeSets.medium),
      fontWeights: {
        normal: { value: '400' },
        medium: { value: '500' },
        bold: { value: '600' },
      },
      lineHeights: {
        single: { value: '1.25' },
        text: { value: '1.6' },
      },
      spacing: {
        1: { value: '0.25rem' },
        2: { value: '0.5rem' },
        3: { value: '0.75rem' },
        4: { value: '1rem' },
        5: { value: '1.25rem' },
        6: { value: '1.5rem' },
        8: { value: '2rem' },
        10: { value: '2.5rem' },
      },
      radii: {
        ...valuesOf(radii.small),
        full: { value: '999px' },
      },
      sizes: {
        tab: {
          full: { value: `${tabWidth}px` },
          minimum: { value: `${tabMinimumWidth}px` },
          gap: { value: `${tabGap}px` },
        },
      },
      durations: {
        fast: { value: '120ms' },
        moderate: { value: '200ms' },
        tip: { value: `${tipPassTime}ms` },
      },
      zIndex: { overlay: { value: '1000' }, toast: { value: '1100' } },
    },
    semanticTokens: {
      colors: {
        canvas: { value: light.canvas },
        surface: { value: light.surface },
        sunken: { value: light.sunken },
        hover: { value: light.hover },
        text: { value: light.text },
        muted: { value: light.muted },
        border: {
          DEFAULT: { value: light.border },
          control: { value: light['border-control'] },
        },
        accent: {
          DEFAULT: { value: light.accent },
          hover: { value: light['accent-hover'] },
          soft: { value: light['accent-soft'] },
        },
        'on-accent': { value: light['on-accent'] },
        banner: {
          DEFAULT: { value: light.banner },
          deep: { value: light['banner-deep'] },
          hover: { value: light['banner-hover'] },
        },
        'on-banner': {
          DEFAULT: { value: light['on-banner'] },
          muted: { value: light['on-banner-muted'] },
        },
        success: {
          DEFAULT: { value: light.success },
          soft: { value: light['success-soft'] },
        },
        warning: {
          DEFAULT: { value: light.warning },
          soft: { value: light['warning-soft'] },
        },
        danger: {
          DEFAULT: { value: light.danger },
          soft: { value: light['danger-soft'] },
        },
        focus: { value: light.focus },
      },
      shadows: valuesOf(shadows.light),
    },
    recipes,
  },
})

function valuesOf(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
}
