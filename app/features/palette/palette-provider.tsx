import type { ReactNode } from 'react'
import { requiredContext } from '../../ui/required-context'
import { type PaletteState, usePaletteState } from './use-palette-state'

/** Whether the palette of this page is open, and the ways to open and close it. */
const [PaletteContext, usePalette] = requiredContext<PaletteState>()

export { usePalette }

/** Keeps the palette's state, and listens to its key. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  return <PaletteContext value={usePaletteState()}>{children}</PaletteContext>
}
