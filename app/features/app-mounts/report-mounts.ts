import { mountReportInterval, mountsPerReport } from '~contract/portal/constants'
import { mountReportPath } from '~contract/portal/paths'
import { mountMeasure } from '../../hosting/mount-measure'

/** How apps came up in this window, for the operators (HOLD-07): sent now and then, and when the page is left. */
export function reportMounts(): void {
  let waiting: object[] = []

  const send = () => {
    if (waiting.length === 0) return
    const body = new Blob([JSON.stringify(waiting)], { type: 'application/json' })
    waiting = []
    navigator.sendBeacon(mountReportPath, body)
  }

  // Buffered: the first app was there before this file.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName(mountMeasure)) {
      const { detail, duration } = entry as PerformanceMeasure
      waiting.push({ ...detail, seconds: duration / 1000 })
    }
    if (waiting.length >= mountsPerReport) send()
  }).observe({ type: 'measure', buffered: true })

  setInterval(send, mountReportInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
