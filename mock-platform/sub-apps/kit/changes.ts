import type { SubAppEvents } from '@portal/sub-app'

/**
 * Reloads data that may have changed elsewhere: whenever the app is shown again and, while it is shown, when the user's
 * counts have changed or pushes may have been missed. Runs one load at a time; any changes during a load cause one
 * more. Returns a function that stops it.
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
  // The names that the platform returns depend on the language.
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
