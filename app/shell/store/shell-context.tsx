import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Shell } from './shell'
import type { ShellState } from './shell-state'

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('outside of the shell')
  return shell
}

/** `select` must return the same object for an unchanged value. */
export function useShellState<Part>(select: (state: ShellState) => Part): Part {
  return useStore(useShell().store, select)
}
