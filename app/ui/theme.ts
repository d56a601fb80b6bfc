import { defineConfig } from '@chakra-ui/react'
import { recipes } from './recipes'
import { activeTabWidth, tabGap, tabMinimumWidth, tabWidth, tipPassTime } from './tab-sizes'
import {
  densitySets,
  fontSizeSets,
  light,
  radii,
  shadows,
  targets,
  textScales,
} from './themes/palettes'

/**
 * The portal's design tokens, used by the static shell (compiled to a CSS file by vite/compiled-styles.ts), the
 * overlays (Chakra components) and the sub-apps (as CSS variables `--portal-colors-…`). Text has a contrast of at least
 * 4.5:1 against its background. For how other themes change them, see themes/.
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
      spacing: valuesOf(densitySets.standard.spacing),
      radii: {
        ...valuesOf(radii.small),
        full: { value: '999px' },
      },
      sizes: {
        density: { value: densitySets.standard.density },
        text: { value: textScales.medium },
        target: { value: targets.usual },
        tab: {
          full: { value: `${tabWidth}px` },
          active: { value: `${activeTabWidth}px` },
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
      colors: nested(light),
      shadows: valuesOf(shadows.light),
    },
    recipes,
  },
})

function valuesOf(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
}

/** Turns hyphenated names into nested ones: `accent-hover` becomes `accent.hover`, and `accent` its DEFAULT. */
function nested(colours: Readonly<Record<string, string>>) {
  const tokens: Record<string, Record<string, { value: string }>> = {}
  for (const [name, value] of Object.entries(colours)) {
    const base = Object.keys(colours).find((one) => name.startsWith(`${one}-`)) ?? name
    tokens[base] = { ...tokens[base], [name.slice(base.length + 1) || 'DEFAULT']: { value } }
  }
  return tokens
}
