import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { programPath } from '../../scripts/debian-program.mjs'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { ownFolder, type PortalProcess, startPortalProcess } from '../support/portal-process'
import { isListening } from '../support/ports'
import { type RedisServer, startRedis } from '../support/redis'
import { openSpace, type Stack, startStack } from '../support/stack'

const program = programPath('redis-server')
if (!program) process.stdout.write('skipped: no redis-server (apt-get install redis-server)\n')

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.skipIf(!program)('a portal of two workers', () => {
  let redis: RedisServer
  /** Only its mock platform is used. */
  let stack: Stack
  let env: Record<string, string>
  let portal: PortalProcess

  beforeAll(async () => {
    redis = await startRedis(program ?? '')
    stack = await startStack()
    env = {
      PLATFORM_URL: stack.mock.url,
      REDIS_URL: redis.url,
      WORKERS: '2',
      // The mock platform accepts only the published credential.
      DEMONSTRATION: '1',
    }
    portal = await startPortalProcess(env)
  }, 60_000)
  afterAll(async () => {
    await portal?.end('SIGKILL')
    await stack.close()
    await redis.stop()
  })

  /** The processes that have answered since character `from` of the log, by their lines in it. */
  const answering = (from = 0) => {
    const lines = portal.log().slice(from).split('\n')
    const pids = lines.flatMap(
      (line) => /"pid":(\d+).*"msg":"request completed"/.exec(line)?.[1] ?? [],
    )
    return new Set(pids.map(Number))
  }

  /** Each request uses its own connection, which goes to the next worker. */
  const get = async (client: HttpClient, path: string) =>
    (await client.get(path, { connection: 'close' })).status

  async function signedIn() {
    const client = createHttpClient(portal.url)
    expect((await client.signIn(openSpace(stack).account('lisi'))).status).toBe(302)
    return client
  }

  const both = async (client: HttpClient) => {
    const from = portal.log().length
    await expect
      .poll(
        async () => {
          expect(await get(client, '/session/resumed')).toBe(200)
          return answering(from).size
        },
        { timeout: 25_000 },
      )
      .toBe(2)
    return answering(from)
  }

  it('[SCALE-01] both answer behind one port, and a session is one at both', async () => {
    const client = await signedIn()
    const pids = await both(client)
    expect(pids).not.toContain(portal.pid)
    const name = 'portal'
    const cookie = client.jar.get(name) ?? ''
    await client.post('/logout', {}, { origin: portal.url })
    client.jar.set(name, cookie)
    for (let count = 0; count < 4; count += 1) {
      await expect
        .poll(() => {
          client.jar.set(name, cookie)
          return get(client, '/session/resumed')
        })
        .not.toBe(200)
    }
  })

  it('[SCALE-01] one is killed: the other answers, and a new one comes', async () => {
    const client = await signedIn()
    const [killed = 0, other = 0] = await both(client)
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => isRunning(killed)).toBe(false)
    for (let count = 0; count < 10; count += 1) {
      expect(await get(client, '/session/resumed')).toBe(200)
    }
    const now = await both(client)
    expect(now).not.toContain(killed)
    expect(now).toContain(other)
    expect(portal.log()).toMatch(/"signal":"SIGKILL","msg":"worker ended"/)
  }, 40_000)

  it('[SCALE-01] [SCALE-03] a hang-up replaces them one after the other, and no request fails', async () => {
    const client = await signedIn()
    const before = await both(client)
    const times = (said: string) => portal.log().split(said).length - 1
    const saidOften = (said: string, often: number) =>
      expect
        .poll(
          async () => {
            expect(await get(client, '/session/resumed')).toBe(200)
            return times(said)
          },
          { timeout: 25_000, interval: 20 },
        )
        .toBe(often)
    process.kill(portal.pid, 'SIGHUP')
    await saidOften('workers are replaced', 1)
    // There may be another build by now. However many signals arrive during a replacement, they count as one.
    for (let more = 0; more < 3; more += 1) process.kill(portal.pid, 'SIGHUP')
    await saidOften('workers have been replaced', 2)
    const after = await both(client)
    for (const pid of before)
      expect([pid, after.has(pid), isRunning(pid)]).toEqual([pid, false, false])
    expect(times('workers are replaced')).toBe(2)
  }, 60_000)

  it('[SCALE-01] [HOLD-07] the metrics are those of both, whichever is asked', async () => {
    const client = await signedIn()
    await both(client)
    const count = async () => {
      const { text } = await client.get('/metrics', { connection: 'close' })
      expect(text).toMatch(/^portal_shared_state_up 1$/m)
      const lines = text.matchAll(/^portal_request_seconds_count\{[^}]*kind="page"[^}]*\} (\d+)$/gm)
      return [...lines].reduce((sum, [, value]) => sum + Number(value), 0)
    }
    const first = await count()
    expect(first).toBeGreaterThan(3)
    for (let asked = 0; asked < 4; asked += 1) expect(await count()).toBeGreaterThanOrEqual(first)
    const from = portal.log().length
    process.kill(portal.pid, 'SIGHUP')
    const said = () => portal.log().slice(from)
    await expect.poll(said, { timeout: 25_000 }).toContain('workers have been replaced')
    expect(await count()).toBeGreaterThanOrEqual(first)
  }, 40_000)

  it('[SCALE-01] [HOLD-05] it ends with 0 after SIGTERM, and all of it', async () => {
    const own = await startPortalProcess(env)
    const client = createHttpClient(own.url)
    expect((await client.get('/readyz')).status).toBe(200)
    expect(await own.end('SIGTERM')).toBe(0)
    expect(own.log().match(/"msg":"portal stopped"/g)).toHaveLength(2)
    expect(await isListening(Number(own.port))).toBe(false)
  })

  it('[SCALE-01] [HOLD-05] SIGTERM in the middle of a replacement ends all', async () => {
    const own = await startPortalProcess(env)
    process.kill(own.pid, 'SIGHUP')
    await expect.poll(own.log).toContain('workers are replaced')
    expect(await own.end('SIGTERM')).toBe(0)
    expect(await isListening(Number(own.port))).toBe(false)
  })

  it('[SCALE-01] no worker outlives what starts the others', async () => {
    const own = await startPortalProcess(env)
    await own.end('SIGKILL')
    await expect.poll(() => isListening(Number(own.port)), { timeout: 15_000 }).toBe(false)
  })

  it('[SCALE-01] a port in use ends it with 1 and the variable’s name', async () => {
    const child = spawn(process.execPath, ['build/portal.js'], {
      cwd: ownFolder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        SESSION_SECRET: 'only-for-tests-0123456789',
        ...env,
        PORT: portal.port,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    const [status] = await once(child, 'exit')
    expect(status).toBe(1)
    expect(said).toMatch(/^PORT: \d+ is in use by another program$/m)
  })
})
