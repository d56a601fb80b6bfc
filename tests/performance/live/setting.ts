import { createSealer } from '~server/seal/sealer'
import { createSessions } from '~server/session/session'
import { type Program, startProgram } from '../program'

const secret = 'only-for-benchmarks-0123456789'
/** The most windows that a user may have. */
export const windowsPerPerson = 10

/** The upstream of all servers, and functions that start servers listening to it, each in its own process. */
export async function startSetting() {
  const programs: Program[] = []
  const start = async (name: string, env: Record<string, string> = {}) => {
    const program = await startProgram(name, env)
    programs.push(program)
    return program
  }
  const upstream = await start('live/upstream')
  const { mqtt, plain } = await upstream.ask<{ mqtt: string; plain: string }>('addresses')
  const portalEnv = { PLATFORM_URL: upstream.url, MQTT_URL: mqtt, SESSION_SECRET: secret }
  return {
    upstream,
    bare: () => start('live/bare', { UPSTREAM: plain }),
    portal: () => start('live/portal', { PORT: '0', ...portalEnv }),
    /** The portal's own program, which answers no other calls. */
    builtPortal: (env: Record<string, string> = {}) =>
      start('build/portal.js', { PORT: '0', ...portalEnv, ...env }),
    /** A platform that serves pages, and sockets that send nothing. */
    memoryPlatform: () => start('frame/memory-platform'),
    flooder: () => start('live/flooder'),
    /** Thousands of windows, in a process of their own. */
    crowd: () => start('live/crowd-windows'),
    async close() {
      for (const program of programs.reverse()) await program.kill()
    },
  }
}

export type Setting = Awaited<ReturnType<typeof startSetting>>

/** A cookie for each window, of users who have as many windows as they are allowed. */
export async function cookiesFor(windows: number): Promise<string[]> {
  const sessions = createSessions({ sealer: createSealer([secret]), secure: false })
  const cookies: string[] = []
  for (let person = 0; cookies.length < windows; person += 1) {
    const account = `p${person}`
    const cookie = await sessions.start({
      access_token: `tk_${account}`,
      account,
      username: account,
      userId: `u-${account}`,
      tenantId: 't-1',
      orgName: '',
      exInfo: { init: '0' },
    })
    const pair = cookie.split(';')[0] ?? ''
    cookies.push(...Array.from({ length: windowsPerPerson }, () => pair))
  }
  return cookies.slice(0, windows)
}

/** The number of a message, and when it was sent (ms); null = it is not a message. */
export function readMessage(text: Buffer): { id: number; at: number } | null {
  const said = text.toString('latin1')
  const id = /"id":"n(\d+)"/.exec(said)?.[1]
  const at = /"(?:time|createTime)":"([\d.]+)"/.exec(said)?.[1]
  return id && at ? { id: Number(id), at: Number(at) } : null
}

/** The current time as upstream writes it. */
export function moment(): number {
  return performance.timeOrigin + performance.now()
}

export function percentile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
