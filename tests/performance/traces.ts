import { Agent } from 'node:http'
import { load } from './load'
import { type Measure, median, ratio, report } from './measure'
import { type Program, startProgram } from './program'
import { signIn } from './sign-in'

/** CPU per page of a portal that sends a trace of each request, compared with one that sends none. */
const rounds = 24
const requestsPerRound = 120
const warmUpRequests = 1_500
const address = '/index'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const programs: Program[] = []
const start = async (...how: Parameters<typeof startProgram>) => {
  const program = await startProgram(...how)
  programs.push(program)
  return program
}

try {
  report(await compare())
} finally {
  for (const program of programs) await program.kill()
  agent.destroy()
}

async function compare(): Promise<Measure[]> {
  const [platform, collector] = [
    await start('frame/memory-platform'),
    await start('traces/collector'),
  ]
  const env = {
    PLATFORM_URL: platform.url,
    SESSION_SECRET: 'only-for-benchmarks-0123456789',
    LOG_LEVEL: 'info',
  }
  const traces = { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const variants = {
    off: await start('frame/page-server', env, ['portal']),
    all: await start('frame/page-server', traces, ['portal']),
  }
  const usage = await interleave(variants, await signIn(variants.off.url))
  const received = await collector.ask<number>('received')
  if (received === 0) throw new Error('the collector has got nothing')
  const detail = (['off', 'all'] as const).map(
    (name) =>
      `${name}: ${(median(usage[name]) / requestsPerRound / 1000).toFixed(2)} ms CPU a page`,
  )
  return [
    {
      name: 'CPU of a page with a trace / without',
      ...ratio(usage.all, usage.off),
      impossibleBelow: 0.95,
      goal: 1.03,
      detail,
    },
  ]
}

type Variants<T> = Record<'off' | 'all', T>

/** Microseconds of CPU per round; each round requests from every server, in a different order. */
async function interleave(variants: Variants<Program>, cookie: string) {
  const usage: Variants<number[]> = { off: [], all: [] }
  const names = ['off', 'all'] as const
  for (const name of names) await ask(variants[name], cookie, warmUpRequests)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index] of names.entries()) {
      const name = names[(index + round) % names.length] ?? 'off'
      const before = await variants[name].ask<number>('cpu')
      await ask(variants[name], cookie, requestsPerRound)
      usage[name].push((await variants[name].ask<number>('cpu')) - before)
    }
  }
  return usage
}

async function ask({ url }: Program, cookie: string, times: number) {
  const headers = {
    cookie,
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    'sec-fetch-dest': 'document',
  }
  for (let count = 0; count < times; count += 1) await load(url + address, agent, headers)
}
