import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Shell } from './shell'
import type { ShellState } from './shell-state'

export const ShellContext = createContext<Shell | null>(null)

/** The shell around this component, with its actions. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('outside of the shell')
  return shell
}

/** A part of the shell's state, as it changes: the same value as before must be the same object. */
export function useShellState<Part>(select: (state: ShellState) => Part): Part {
  return useStore(useShell().store, select)
}
