import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createTally } from './tally'

function aWorker() {
  const registry = new Registry()
  const registers = [registry]
  return {
    asked: new Counter({ name: 'asked_total', help: 'asked', registers }),
    sockets: new Gauge({ name: 'sockets', help: 'sockets', registers }),
    took: new Histogram({ name: 'took_seconds', help: 'took', buckets: [1], registers }),
    numbers: () => registry.getMetricsAsJSON(),
  }
}

async function sums(tally: ReturnType<typeof createTally>) {
  const text = await AggregatorRegistry.aggregate(await tally.all()).metrics()
  const of = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { asked: of('asked_total'), sockets: of('sockets'), took: of('took_seconds_count') }
}

it('[SCALE-01] [HOLD-07] counts of all workers never fall, whichever ends or is stuck; gauges are those of the living', async () => {
  const tally = createTally()
  const [first, second, third] = [aWorker(), aWorker(), aWorker()]
  first.asked.inc(5)
  first.sockets.set(2)
  first.took.observe(0.5)
  second.asked.inc(7)
  second.sockets.set(3)
  tally.receive(1, await first.numbers())
  tally.receive(2, await second.numbers())
  expect(await sums(tally)).toEqual({ asked: 12, sockets: 5, took: 1 })

  tally.end(1)
  expect(await sums(tally)).toEqual({ asked: 12, sockets: 3, took: 1 })
  tally.isSilent(2)
  expect(await sums(tally)).toEqual({ asked: 12, sockets: Number.NaN, took: 1 })
  second.asked.inc()
  tally.receive(2, await second.numbers())
  expect(await sums(tally)).toEqual({ asked: 13, sockets: 3, took: 1 })

  third.asked.inc(100)
  tally.receive(3, await third.numbers())
  tally.end(2)
  tally.end(3)
  tally.end(4)
  expect(await sums(tally)).toEqual({ asked: 113, sockets: Number.NaN, took: 1 })
})

it('[SCALE-01] [HOLD-07] numbers that cannot be summed up take no others along', async () => {
  const tally = createTally()
  const [first, second] = [aWorker(), aWorker()]
  first.asked.inc(5)
  tally.receive(1, await first.numbers())
  tally.end(1)
  const odd = (await second.numbers()).map((metric) => ({
    ...metric,
    name: `odd_${metric.name}`,
    aggregator: 'odd',
  }))
  tally.receive(2, odd as never)
  tally.end(2)
  expect((await sums(tally)).asked).toBe(5)
})
