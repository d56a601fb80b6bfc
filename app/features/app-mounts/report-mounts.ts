import { mountsPerReport } from '~contract/portal/constants'
import { mountReportPath } from '~contract/portal/paths'
import { mountMeasure } from '../../hosting/mount-measure'

/** How often (ms) a window reports how its apps loaded. */
const mountReportInterval = 10_000

/** Reports how apps mounted in this window, for the operators (HOLD-07): at intervals, and when the page is left. */
export function reportMounts(): void {
  let waiting: object[] = []

  const send = () => {
    if (waiting.length === 0) return
    const body = new Blob([JSON.stringify(waiting)], { type: 'application/json' })
    waiting = []
    navigator.sendBeacon(mountReportPath, body)
  }

  // Buffered, because the first app may have mounted before this file loaded.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName(mountMeasure)) {
      const { detail, duration } = entry as PerformanceMeasure
      // The oldest browsers do not store `detail` in a measure.
      if (detail) waiting.push({ ...detail, seconds: duration / 1000 })
    }
    if (waiting.length >= mountsPerReport) send()
  }).observe({ type: 'measure', buffered: true })

  setInterval(send, mountReportInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
