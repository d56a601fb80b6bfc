import { defineConfig } from '@chakra-ui/react'
import { tabGap, tabMinimumWidth, tabWidth, tipPassTime } from '../config/constants'
import { recipes } from './recipes'

/**
 * The portal's design tokens, once for everything: the static frame (compiled to a CSS file by
 * vite/compiled-styles.ts), the overlays (Chakra components) and the sub-apps (as CSS variables
 * `--portal-colors-…`). Contrast of text on its ground is at least 4.5:1.
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
      fontSizes: {
        xs: { value: '0.75rem' },
        sm: { value: '0.8125rem' },
        md: { value: '0.875rem' },
        lg: { value: '1rem' },
        xl: { value: '1.25rem' },
        '2xl': { value: '1.625rem' },
      },
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
        sm: { value: '4px' },
        md: { value: '6px' },
        lg: { value: '10px' },
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
        canvas: { value: '#F2F4F8' },
        surface: { value: '#FFFFFF' },
        sunken: { value: '#F7F8FB' },
        hover: { value: '#EEF2F8' },
        text: { value: '#1B2433' },
        muted: { value: '#5A6577' },
        border: {
          DEFAULT: { value: '#DFE4EC' },
          control: { value: '#8A94A6' },
        },
        accent: {
          DEFAULT: { value: '#1559C7' },
          hover: { value: '#0F48A6' },
          soft: { value: '#E8F0FD' },
        },
        'on-accent': { value: '#FFFFFF' },
        banner: {
          DEFAULT: { value: '#0F3F8F' },
          deep: { value: '#0B316F' },
          hover: { value: '#2456A6' },
        },
        'on-banner': {
          DEFAULT: { value: '#FFFFFF' },
          muted: { value: '#D3E0F7' },
        },
        success: {
          DEFAULT: { value: '#187A42' },
          soft: { value: '#E5F5EC' },
        },
        warning: {
          DEFAULT: { value: '#9A5200' },
          soft: { value: '#FDF1E1' },
        },
        danger: {
          DEFAULT: { value: '#C6272E' },
          soft: { value: '#FDECEC' },
        },
        focus: { value: '#2F7BFF' },
      },
      shadows: {
        sm: { value: '0 1px 2px rgb(16 32 64 / 0.08)' },
        md: { value: '0 4px 16px rgb(16 32 64 / 0.12)' },
        lg: { value: '0 12px 40px rgb(16 32 64 / 0.18)' },
      },
    },
    recipes,
  },
})
