import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { vitalReportPath } from '~contract/portal/paths'
import type { VitalReport } from '~contract/portal/vital-report'

/**
 * Reports how quickly this window loaded and answered, for the operators (FAST-03): whenever it is hidden or left, if
 * something has changed since. Apps in frames are not measured.
 */
export function reportVitals(): void {
  const changed = new Map<string, VitalReport>()
  const noteTime = ({ name, value }: VitalReport) =>
    changed.set(name, { name, value: value / 1000 })
  onTTFB(noteTime)
  onFCP(noteTime)
  onLCP(noteTime)
  onINP(noteTime)
  onCLS(({ name, value }) => changed.set(name, { name, value }))

  // The library's own listeners, which finish the values, are on the document and come first.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || changed.size === 0) return
    const body = new Blob([JSON.stringify([...changed.values()])], { type: 'application/json' })
    changed.clear()
    navigator.sendBeacon(vitalReportPath, body)
  })
}
