import { bridgeKey, frameGreeting } from '~contract/hosting/bridge'
import { AppHost } from '../hosting/app-host'
import { guardWindow } from '../hosting/window-guard'
import { untilThere } from '../ui/lazy-part'
import { createShellPort } from './shell-port'
import type { Shell } from './store/shell'
import { isCurrentKnown, type ShellState } from './store/shell-state'
import { keepFrameWarm } from './warm-frame'

/**
 * Runs the apps of this window from the shell's state: loads the app in front, tells it about Back and Forward, and
 * unloads apps whose tabs are closed. The returned function stops it.
 */
export function runApps(shell: Shell): () => void {
  const host = new AppHost(createShellPort(shell))
  shell.host = host
  window[bridgeKey] = host.bridge
  const onMessage = (event: Event) => host.announce('live', (event as CustomEvent).detail)
  window.addEventListener('onmessageWS', onMessage)
  const onGreeting = (event: MessageEvent) => greeted(shell, host, event)
  window.addEventListener('message', onGreeting)
  const onOnline = () => host.loadMissed()
  window.addEventListener('online', onOnline)
  const stop = [
    host.subscribe(() => shell.applyHosted(host.snapshot())),
    shell.store.subscribe((now, before) => lead(host, now, before)),
    keepFrameWarm(shell, host),
    guardWindow((address, by) => host.leadingAwayStopped(address, by)),
  ]
  host.activate(shell.state.active)
  host.goTo(shell.state.active, shell.state.address)
  return () => {
    for (const end of stop) end()
    window.removeEventListener('onmessageWS', onMessage)
    window.removeEventListener('message', onGreeting)
    window.removeEventListener('online', onOnline)
    delete window[bridgeKey]
    shell.host = null
  }
}

/** The document of an isolated app has started. */
function greeted(shell: Shell, host: AppHost, event: MessageEvent) {
  if (event.data !== frameGreeting) return
  void untilThere(async () => (await import('./isolated-apps')).welcome).then(
    (welcome) => welcome(shell, host, event),
    () => {},
  )
}

function lead(host: AppHost, now: ShellState, before: ShellState) {
  if (now.tabs !== before.tabs) {
    // Before another app comes to the front, so that a closed one is unloaded without first being hidden.
    for (const { id } of host.snapshot().apps) {
      if (!now.tabs.some((tab) => tab.id === id)) void host.unload(id)
    }
  }
  if (before.signedOut && !now.signedOut) host.loadMissed()
  const moved = now.active !== before.active
  // The app in front becomes known when a list that had failed arrives.
  if (moved || (now.apps !== before.apps && isCurrentKnown(now) && !isCurrentKnown(before))) {
    host.activate(now.active)
  }
  if (moved || now.address !== before.address) {
    host.goTo(now.active, now.address, !moved)
  }
}
