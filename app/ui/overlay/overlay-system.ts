import {
  createSystem,
  defaultBaseConfig,
  defineSlotRecipe,
  type SystemContext,
} from '@chakra-ui/react'
import { dialogAnatomy, drawerAnatomy, menuAnatomy } from '@chakra-ui/react/anatomy'
import { controlHeight } from '../control-height'
import { portalTheme } from '../theme'

const menu = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  base: {
    content: {
      minWidth: '220px',
      padding: '1',
      bg: 'surface',
      color: 'text',
      borderRadius: 'md',
      boxShadow: 'lg',
      zIndex: 'overlay',
      outline: '0',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: controlHeight('36px'),
      paddingInline: '3',
      borderRadius: 'sm',
      fontSize: 'md',
      cursor: 'pointer',
      outline: '0',
      '&[data-highlighted]': { bg: 'hover' },
      '[role=menu]:focus-visible &': {
        '&[data-highlighted]': {
          outline: '2px solid var(--portal-colors-focus)',
          outlineOffset: '-2px',
        },
      },
    },
    itemGroupLabel: { paddingInline: '3', paddingBlock: '2', fontSize: 'sm', color: 'muted' },
    separator: { height: '1px', margin: '0', marginBlock: '1', border: '0', bg: 'border' },
  },
})

const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'rgb(16 24 40 / 0.45)', zIndex: 'overlay' },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      padding: '4',
      zIndex: 'overlay',
    },
    content: {
      width: '100%',
      maxWidth: '420px',
      maxHeight: '100%',
      overflow: 'auto',
      bg: 'surface',
      color: 'text',
      borderRadius: 'lg',
      boxShadow: 'lg',
      outline: '0',
    },
    header: { padding: '6', paddingBottom: '2' },
    title: { margin: '0', fontSize: 'lg', fontWeight: 'bold' },
    body: { paddingInline: '6', overflowWrap: 'anywhere', textWrap: 'pretty' },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '3',
      padding: '6',
      paddingTop: '5',
    },
  },
})

/** The whole window, or the part of it that these variables define. */
const drawerPlace = {
  position: 'fixed',
  top: 'var(--drawer-top, 0)',
  right: '0',
  bottom: '0',
  left: 'var(--drawer-left, 0)',
  zIndex: 'overlay',
} as const

/** A dialog along one side of that area. */
const drawer = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  base: {
    backdrop: { ...drawerPlace, bg: 'rgb(16 24 40 / 0.45)' },
    positioner: { ...drawerPlace, display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      bg: 'surface',
      color: 'text',
      boxShadow: 'lg',
      outline: '0',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '4',
      paddingBottom: '3',
    },
    title: { flex: '1', margin: '0', fontSize: 'lg', fontWeight: 'bold' },
    body: { flex: '1', minHeight: '0', overflow: 'auto' },
  },
  variants: {
    placement: {
      start: { positioner: { justifyContent: 'flex-start' } },
      end: { positioner: { justifyContent: 'flex-end' } },
    },
  },
})

const system = createSystem(defaultBaseConfig, portalTheme, {
  theme: { slotRecipes: { menu, dialog, drawer } },
})

/** The system for overlays. Its variables and global styles are already in the static stylesheet. */
export const overlaySystem: SystemContext = { ...system, _global: [] }
