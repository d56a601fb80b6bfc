import type { SubAppEvents } from '@portal/sub-app'

/**
 * Loads again what may have changed elsewhere: whenever the app is shown again and, while it is shown, when the user's
 * counts have changed or pushes may have been missed. One load at a time; what comes meanwhile brings one more. Returns
 * how to stop.
 */
export function onChangedElsewhere(events: SubAppEvents, load: () => Promise<void>): () => void {
  let loading = false
  let again = false
  async function look() {
    again = loading
    if (loading || document.visibilityState !== 'visible') return
    loading = true
    try {
      await load()
    } finally {
      loading = false
    }
    if (again) void look()
  }
  const listener = () => void look()
  document.addEventListener('visibilitychange', listener)
  // In another language the platform gives other names.
  const stops = [
    events.on('unread', listener),
    events.on('stale', listener),
    events.on('locale', listener),
  ]
  return () => {
    document.removeEventListener('visibilitychange', listener)
    for (const stop of stops) stop()
    again = false
  }
}
