import { useCallback, useSyncExternalStore } from 'react'
import { useApp } from './react-app'

/** The portal's theme, as it is now. */
export function useTheme() {
  const { props } = useApp()
  const follow = useCallback((changed: () => void) => props.events.on('theme', changed), [props])
  return useSyncExternalStore(follow, () => props.theme)
}
