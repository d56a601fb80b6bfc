/** Google's Web Vitals that take time. */
export const timedVitals = ['TTFB', 'FCP', 'LCP', 'INP'] as const

/** What a window reports of itself; times in seconds, CLS as a share of the window. */
export interface VitalReport {
  name: (typeof timedVitals)[number] | 'CLS'
  value: number
}
