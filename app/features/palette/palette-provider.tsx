import { createContext, type ReactNode, useContext } from 'react'
import { type PaletteState, usePaletteState } from './use-palette-state'

const PaletteContext = createContext<PaletteState | null>(null)

/** Whether the palette of this page is open, and the ways to open and close it. */
export function usePalette(): PaletteState {
  const palette = useContext(PaletteContext)
  if (!palette) throw new Error('outside of the shell')
  return palette
}

/** Keeps the palette's state, and listens to its key. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  return <PaletteContext.Provider value={usePaletteState()}>{children}</PaletteContext.Provider>
}
