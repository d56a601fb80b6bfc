import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bridgeKey } from '~contract/hosting/bridge'
import { AppHost } from '../hosting/app-host'
import { appStatus } from '../hosting/app-status'
import { codeOfTab, type Desk } from '../hosting/desk'
import { activityEvent, type Shell } from '../hosting/shell'
import { whenIdle } from '../ui/when-idle'

interface Front {
  active: string
  address: { path: string }
  desk: Desk
}

/**
 * The host of this window's apps, led by the address: it loads the app in front, tells it of Back and
 * Forward, and unloads apps whose tabs are gone. Null until the page is alive.
 */
export function useAppHost(
  shell: Shell,
  { active, address, desk }: Front,
  frameState: unknown,
): AppHost | null {
  const [host, setHost] = useState<AppHost | null>(null)
  const latest = useRef(shell)
  useEffect(() => {
    latest.current = shell
    host?.follow(shell)
  })

  useEffect(() => {
    const made = new AppHost(latest.current)
    window[bridgeKey] = made.bridge
    const onMessage = (event: Event) => made.announce('live', (event as CustomEvent).detail)
    window.addEventListener('onmessageWS', onMessage)
    setHost(made)
    return () => {
      window.removeEventListener('onmessageWS', onMessage)
      delete window[bridgeKey]
    }
  }, [])

  // Before another comes to the front: an app that goes is not hidden first.
  useEffect(() => {
    for (const { id } of host?.snapshot().apps ?? []) {
      if (!desk.some((tab) => tab.id === id)) void host?.unload(id)
    }
  }, [host, desk])

  const known = shell.apps.some((app) => app.code === codeOfTab(active))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an app becomes known when a list that had failed arrives
  useEffect(() => host?.activate(active), [host, active, known])

  useEffect(() => {
    host?.goTo(active, address.path, frameState)
  }, [host, active, address.path, frameState])

  useWarmFrame(host, active)
  return host
}

/** Boots the spare frame once the person does something: the first load of the page has nothing to give away. */
function useWarmFrame(host: AppHost | null, active: string) {
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const wake = () => setAwake(true)
    const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', activityEvent] as const
    for (const sign of signs) window.addEventListener(sign, wake, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake)
    }
  }, [])

  // An app that is being loaded needs the processor for itself, also between its files.
  const loading = useSyncExternalStore(
    host?.subscribe ?? (() => () => {}),
    () => host?.snapshot().apps.some(({ status }) => status === appStatus.loading) ?? false,
    () => false,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the app that came to the front may have taken the spare
  useEffect(() => {
    if (!host || !awake || loading) return
    return whenIdle(() => host.warmUp(), 3_000)
  }, [host, awake, active, loading])
}
