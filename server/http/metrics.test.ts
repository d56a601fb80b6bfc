import { AggregatorRegistry, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { collectProcessMetrics } from './metrics'

it('[SCALE-01] [HOLD-07] of several workers the most blocked one is what the alert sees', async () => {
  const registry = new Registry()
  collectProcessMetrics(registry)
  const numbers = await registry.getMetricsAsJSON()
  const ofWorker = (value: number) =>
    numbers.map((metric) =>
      metric.name.includes('lag_p99') ? { ...metric, values: [{ value, labels: {} }] } : metric,
    )
  const all = AggregatorRegistry.aggregate([0.01, 0.9, 0.02].map(ofWorker))
  expect(await all.metrics()).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.9$/m)
})
