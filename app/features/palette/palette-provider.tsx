import type { ReactNode } from 'react'
import { requiredContext } from '../../ui/required-context'
import { type PaletteState, usePaletteState } from './use-palette-state'

/** Whether this page's palette is open, and the functions to open and close it. */
const [PaletteContext, usePalette] = requiredContext<PaletteState>()

export { usePalette }

/** Holds the palette's state, and listens for its key. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  return <PaletteContext value={usePaletteState()}>{children}</PaletteContext>
}
