import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { plainPageModule } from './frame/plain-page'
import { load } from './load'
import { type Measure, median, ratio, report } from './measure'
import { type Program, startProgram } from './program'
import { pageHtml, signIn, wholePage } from './sign-in'
import { countElements, tokens, withoutScripts } from './static-html'

/** CPU per page of the portal's server, compared with the same DOM in plain React and with an empty route. */
const rounds = 24
const requestsPerRound = 120
const warmUpRequests = 1_500
const fewestElements = 150
const address = '/index'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Below the project, so that the generated module finds React.
const folder = mkdtempSync(path.join(root, 'node_modules/.bench-'))
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
  rmSync(folder, { recursive: true })
}

async function compare(): Promise<Measure[]> {
  const platform = await start('frame/memory-platform')
  const env = {
    PLATFORM_URL: platform.url,
    SESSION_SECRET: 'only-for-benchmarks-0123456789',
    // The cost of a page includes its lines in the log.
    LOG_LEVEL: 'info',
  }
  const server = (variant: string) => start('frame/page-server', env, [variant])
  const portal = await server('portal')
  const cookie = await signIn(portal.url)
  const shell = withoutScripts(await wholePage(portal.url + address, cookie))
  const elements = countElements(shell)
  if (elements < fewestElements) throw new Error(`the shell has only ${elements} elements`)

  const module = path.join(folder, 'plain-page.mjs')
  writeFileSync(module, plainPageModule(shell))
  const plain = await server(module)
  const empty = await server('empty')
  requireSame(shell, withoutScripts(await pageHtml(plain.url + address, cookie)))

  const usage = await interleave({ portal, plain, empty }, cookie)
  const milliseconds = (name: keyof typeof usage) =>
    `${name}: ${(median(usage[name]) / requestsPerRound / 1000).toFixed(2)} ms CPU a page`
  const detail = [
    `${elements} elements in the body`,
    ...(['portal', 'plain', 'empty'] as const).map(milliseconds),
  ]
  return [
    {
      name: 'CPU / the same DOM in plain React',
      ...ratio(usage.portal, usage.plain),
      impossibleBelow: 0.9,
      goal: 1.2,
      detail,
    },
    {
      name: 'CPU / an empty Remix route',
      ...ratio(usage.portal, usage.empty),
      impossibleBelow: 1,
      goal: 1.7,
    },
  ]
}

type Variants<T> = Record<'portal' | 'plain' | 'empty', T>

/** Microseconds of CPU per round; each round requests from every server, in a different order. */
async function interleave(variants: Variants<Program>, cookie: string) {
  const usage: Variants<number[]> = { portal: [], plain: [], empty: [] }
  const names = ['portal', 'plain', 'empty'] as const
  for (const name of names) await ask(variants[name], cookie, warmUpRequests)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index] of names.entries()) {
      const name = names[(index + round) % names.length] ?? 'portal'
      const server = variants[name]
      const before = await server.ask<number>('cpu')
      await ask(server, cookie, requestsPerRound)
      usage[name].push((await server.ask<number>('cpu')) - before)
    }
  }
  return usage
}

/** Requests the page repeatedly, as a browser would, one request after the other. */
async function ask({ url }: Program, cookie: string, times: number) {
  const headers = {
    cookie,
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    'sec-fetch-dest': 'document',
  }
  for (let count = 0; count < times; count += 1) await load(url + address, agent, headers)
}

/** Checks that both documents are the same; otherwise the comparison means nothing. */
function requireSame(expected: string, actual: string) {
  const [wanted, got] = [expected, actual].map((html) =>
    tokens(html).map((one) => JSON.stringify(one)),
  )
  const at = wanted?.findIndex((token, index) => token !== got?.[index]) ?? -1
  if (at >= 0 || wanted?.length !== got?.length) {
    throw new Error(`the plain page differs: ${wanted?.[at]} became ${got?.[at]}`)
  }
}
