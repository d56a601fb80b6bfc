import { useSyncExternalStore } from 'react'
import type { AppHost } from '../hosting/app-host'
import { emptyHost, type HostState } from '../hosting/host-state'

/** What the open apps say of themselves, as it changes. */
export function useHostState(host: AppHost | null): HostState {
  return useSyncExternalStore(
    host?.subscribe ?? (() => () => {}),
    host?.snapshot ?? (() => emptyHost),
    () => emptyHost,
  )
}
