import { useShallow } from 'zustand/react/shallow'
import { dirtyTitles } from './compose-tabs'
import { useShellState } from './shell-context'

export function useUnsavedTitles(): readonly string[] {
  return useShellState(useShallow((state) => dirtyTitles(state)))
}
