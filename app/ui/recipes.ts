import { defineRecipe } from '@chakra-ui/react'
import { controlHeight } from './control-height'

const button = defineRecipe({
  className: 'ui-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '1px solid transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'single',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '&:is(:disabled, [aria-disabled=true])': { opacity: '0.55', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'on-accent',
        '&:hover:not(:disabled)': { bg: 'accent.hover' },
      },
      outline: {
        bg: 'surface',
        color: 'text',
        borderColor: 'border.control',
        '&:hover:not(:disabled)': { bg: 'hover' },
        '&[aria-pressed=true], &[aria-pressed=true]:hover:not(:disabled)': {
          bg: 'accent.soft',
          color: 'accent',
          borderColor: 'accent',
        },
      },
      ghost: {
        bg: 'transparent',
        color: 'text',
        '&:hover:not(:disabled)': { bg: 'hover' },
      },
      danger: {
        bg: 'danger',
        color: 'on-accent',
        '&:hover:not(:disabled)': { filter: 'brightness(0.92)' },
      },
    },
    size: {
      sm: { minHeight: controlHeight('32px'), paddingInline: '3', fontSize: 'sm' },
      md: { minHeight: controlHeight('36px'), paddingInline: '4', fontSize: 'md' },
      lg: { minHeight: controlHeight('44px'), paddingInline: '5', fontSize: 'lg' },
    },
  },
})

const input = defineRecipe({
  className: 'ui-input',
  base: {
    width: '100%',
    bg: 'surface',
    color: 'text',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontFamily: 'inherit',
    paddingInline: '3',
    '&::placeholder': { color: 'muted' },
    '&:focus-visible': { outlineOffset: '0', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger' },
    '&[aria-invalid=true]:focus-visible': { outlineColor: 'danger' },
  },
  variants: {
    size: {
      md: { minHeight: controlHeight('36px'), fontSize: 'md' },
      lg: { minHeight: controlHeight('44px'), fontSize: 'lg' },
    },
  },
})

/** The recipes that the static shell and the overlays share. Each is compiled to classes at build time. */
export const recipes = { button, input }
