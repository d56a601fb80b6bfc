import { execFile } from 'node:child_process'
import { createServer, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { serviceNames } from '~contract/platform/services'
import { examine } from '~server/doctor/doctor'
import type { Finding } from '~server/doctor/report'
import { failed, said } from '../support/doctor'
import { freePort, listenLocally } from '../support/ports'
import { forTest, stackForFile } from '../support/server-test'
import { ownStateFolder, startPortalBeside } from '../support/stack'
import { startUpstream } from '../support/upstream'

const stack = await stackForFile()
const secret = 'only-for-tests-0123456789'
/** A portal's environment for this platform and port. */
const environment = (more: Record<string, string> = {}) => ({
  PORT: new URL(stack.portal.url).port,
  PLATFORM_URL: stack.mock.url,
  MQTT_URL: stack.mock.mqttUrl,
  SESSION_SECRET: secret,
  STATE_DIR: ownStateFolder(),
  ...more,
})
/** Without variables that do not matter to the test. */
const bare = (more: Record<string, string>) => environment({ PORT: '0', MQTT_URL: '', ...more })

/** The command as npm runs it. */
function command(env: Record<string, string>, ...args: string[]) {
  const options = { env: { NODE_ENV: 'production' as const, PATH: process.env.PATH, ...env } }
  return new Promise<{ status: unknown; out: string; err: string }>((done) =>
    execFile(process.execPath, ['scripts/doctor.mjs', ...args], options, (error, out, err) =>
      done({ status: error ? error.code : 0, out, err }),
    ),
  )
}

describe('[SCALE-05] the doctor of a healthy portal', () => {
  it('finds nothing wrong, and each of the services', async () => {
    const { portal } = await startPortalBeside(stack.mock)
    await forTest(Promise.resolve({ close: () => portal.stop() }))
    const { port } = new URL(portal.url)
    const findings = await examine(environment({ PORT: port, PUBLIC_URL: portal.url }))
    expect(failed(findings)).toEqual([])
    expect(said(findings, 'PORT')).toBe(`ok: a portal answers at 127.0.0.1:${port}`)
    for (const name of serviceNames) {
      const finding = findings.find(({ subject }) => subject.startsWith(`${name} /`))
      expect(finding).toMatchObject({ group: 'platform', state: 'ok' })
    }
    expect(said(findings, 'parameters of the login page')).toMatch(/^ok/)
    expect(said(findings, "this machine's clock")).toMatch(/^ok/)
    expect(said(findings, 'message queue')).toBe('ok: accepts the account and its channels')
    expect(said(findings, '/service-system/ws/message')).toMatch(/^ok: takes upgrades.*401/)
    expect(said(findings, '/healthz')).toMatch(/^ok/)
    expect(said(findings, '/live')).toBe('ok: upgrades pass the proxy')
  })

  it('is a command: status 0, and with --json the same findings', async () => {
    const env = environment()
    const [text, json] = [await command(env), await command(env, '--json')]
    expect([text.status, text.err, json.status]).toEqual([0, '', 0])
    const findings: Finding[] = JSON.parse(json.out)
    for (const { state, subject } of findings)
      expect(text.out).toContain(`  ${state.padEnd(4)}  ${subject}: `)
    expect(Object.keys(findings[0] ?? {})).toEqual(['group', 'subject', 'state', 'seen', 'advice'])
    expect(text.out).toMatch(/\n\nnothing is wrong.*\n$/)
  })
})

describe('[SCALE-05] the doctor of a portal that cannot work', () => {
  it('ends with status 1, names every wrong variable, and prints no secret', async () => {
    const env = environment({
      PORT: 'many',
      LOG_LEVEL: 'loud',
      SESSION_SECRET: 'canary-short',
      AI_SERVICE_KEY: 'canary-ai-key',
      PLATFORM_CLIENT: 'portal:canary-client',
      REDIS_URL: `redis://:canary%2Fredis@127.0.0.1:${await freePort()}`,
      MQTT_URL: `mqtt://name:canary-broker@127.0.0.1:${await freePort()}`,
      AI_SERVICE_URL: `http://canary-user:canary-word@127.0.0.1:${await freePort()}/v1`,
    })
    const { status, out } = await command(env)
    expect(status).toBe(1)
    for (const name of ['PORT', 'LOG_LEVEL', 'SESSION_SECRET', 'REDIS_URL', 'MQTT_URL']) {
      expect(out).toMatch(new RegExp(`^ {2}fail {2}${name}: .+ – .+$`, 'm'))
    }
    // The other services are still tried.
    expect(out).toMatch(/^ {2}ok {4}system \/service-system: /m)
    expect(out).not.toMatch(/canary/)
    expect(await command(env, '--fix')).toMatchObject({ status: 1, out: '' })
  })

  it('says of a platform that is away what has to be started', async () => {
    const PLATFORM_URL = `http://127.0.0.1:${await freePort()}`
    const findings = await examine(bare({ PLATFORM_URL }))
    expect(said(findings, 'PLATFORM_URL')).toMatch(
      /^fail: 127\.0\.0\.1:\d+: the connection is refused – start/,
    )
    expect(said(findings, 'services')).toMatch(/^note: not tried/)
    expect(said(findings, "this machine's clock")).toMatch(/^note: not compared/)
    const unknown = await examine(bare({ PLATFORM_URL: 'http://platform.invalid' }))
    expect(said(unknown, 'PLATFORM_URL')).toMatch(
      /^fail: platform\.invalid: .*(?:DNS|name server)/m,
    )
  })

  it('names the service that its gateway does not reach, and the one that hangs', async () => {
    const upstream = await forTest(
      startUpstream(({ url }, response) => {
        if (url?.startsWith('/service-admin/')) return
        const status = url?.startsWith('/service-mail/') ? 503 : url?.startsWith('/api') ? 500 : 404
        response.writeHead(status).end()
      }),
    )
    const env = { PLATFORM_URL: upstream.url, CONNECT_TIMEOUT_MS: '500', READ_TIMEOUT_MS: '500' }
    const findings = await examine(bare(env))
    expect(said(findings, 'mail /service-mail')).toMatch(/^fail: HTTP 503.* – start that service/)
    expect(said(findings, 'admin /service-admin')).toMatch(/^fail: no answer in time/)
    expect(said(findings, 'documentSearch /api')).toMatch(/^warn: HTTP 500/)
    expect(said(findings, 'base /service-base')).toMatch(/^ok/)
    // Nothing at that address answers as the platform does.
    expect(said(findings, 'parameters of the login page')).toMatch(/^fail: cannot be read/)
    expect(said(findings, '/service-system/ws/message')).toMatch(/^fail: HTTP 404 to an upgrade/)
  })

  it.each([
    [-20, 'warn: 20 s ahead of the platform'],
    [3_600, 'fail: 3600 s behind the platform'],
  ])('compares the clocks: the platform %d s from here', async (seconds, words) => {
    const upstream = await forTest(
      startUpstream((_, response) => {
        response.setHeader('date', new Date(Date.now() + seconds * 1_000).toUTCString())
        response.end()
      }),
    )
    const findings = await examine(bare({ PLATFORM_URL: upstream.url }))
    const told = said(findings, "this machine's clock")
    expect(told.replace(/\d+/, (given) => String(Math.round(Number(given) / 10) * 10))).toContain(
      words,
    )
  })

  it('tells a port of another program, and a folder that is none', async () => {
    const other = await forTest(listenLocally(createServer((_, response) => response.end('hello'))))
    const findings = await examine(
      bare({ PORT: String(other.port), STATE_DIR: `${import.meta.filename}/state` }),
    )
    expect(said(findings, 'PORT')).toMatch(/^fail: .* is in use by another program/)
    expect(said(findings, 'STATE_DIR')).toMatch(/^fail: .*ENOTDIR/)
  })
})

describe('[SCALE-05] the doctor of an address behind a proxy', () => {
  /** A proxy that passes everything on except upgrades; `host` replaces the Host header. */
  const startProxy = (to: string, host?: string) =>
    forTest(
      listenLocally(
        createServer((req, res) => {
          const headers = { ...req.headers, ...(host && { host }) }
          delete headers.connection
          const { hostname, port } = new URL(to)
          const asked = request({ hostname, port, path: req.url, headers }, (answer) => {
            res.writeHead(answer.statusCode ?? 0, answer.headers)
            answer.pipe(res)
          })
          asked.on('error', () => res.writeHead(502).end())
          req.pipe(asked)
        }),
      ),
    )
  const behind = async (config: Record<string, string>) => {
    const { portal } = await startPortalBeside(stack.mock, config)
    await forTest(Promise.resolve({ close: () => portal.stop() }))
    return portal.url
  }

  it('notices that upgrades do not pass, and that Host does not arrive', async () => {
    const port = await freePort()
    const portal = await behind({ PUBLIC_URL: `http://127.0.0.1:${port}` })
    const proxy = await startProxy(portal)
    const env = { PORT: new URL(portal).port, PUBLIC_URL: proxy.url }
    const findings = await examine(environment(env))
    expect(said(findings, '/healthz')).toMatch(/^ok/)
    expect(said(findings, 'login page')).toMatch(/^fail: HTTP 421.* – pass Host on/)
    expect(said(findings, '/live')).toMatch(/^fail: .* – have the proxy pass on upgrades/)
  })

  it('does not blame the proxy of a portal that is not yet started', async () => {
    const proxy = await startProxy(`http://127.0.0.1:${await freePort()}`)
    const env = { PORT: String(await freePort()), PUBLIC_URL: proxy.url }
    expect(said(await examine(environment(env)), '/healthz')).toMatch(/^warn: HTTP 502.* – start/)
    const running = environment({ PUBLIC_URL: proxy.url })
    expect(said(await examine(running), '/healthz')).toMatch(/^fail: HTTP 502/)
  })

  it('tries a name that only a wildcard has', async () => {
    const PUBLIC_URL = 'http://127.0.0.1:9'
    const findings = await examine(bare({ PUBLIC_URL, APPS_ORIGIN: 'https://*.apps.invalid' }))
    expect(said(findings, 'APPS_ORIGIN')).toMatch(/^fail: doctor-[0-9a-f]{8}\.apps\.invalid: /)
  })
})

describe('[SCALE-05] the doctor of an assistant', () => {
  const startService = () =>
    forTest(
      startUpstream(({ url, headers }, response) => {
        if (headers.authorization !== 'Bearer key-1') return void response.writeHead(401).end()
        if (url !== '/v1/models') return void response.writeHead(404).end()
        response.end(JSON.stringify({ data: [{ id: 'model-1' }] }))
      }),
    )

  it('says whether its key is accepted and its model known', async () => {
    const { url } = await startService()
    const check = (more: Record<string, string>) =>
      examine(bare({ AI_SERVICE_URL: `${url}/v1`, AI_SERVICE_KEY: 'key-1', ...more }))
    const right = await check({ AI_MODEL: 'model-1' })
    expect(said(right, 'AI_SERVICE_KEY')).toMatch(/^ok/)
    expect(said(right, 'AI_MODEL')).toBe('ok: model-1')
    const whole = await check({ AI_SERVICE_URL: `${url}/v1/chat/completions`, AI_MODEL: 'model-2' })
    expect(said(whole, 'AI_MODEL')).toMatch(/^warn: model-2 is not in the list/)
    const wrong = await check({ AI_SERVICE_KEY: 'key-2' })
    expect(said(wrong, 'AI_SERVICE_KEY')).toMatch(/^fail: HTTP 401: the key is refused/)
    const path = await check({ AI_SERVICE_URL: url })
    expect(said(path, 'AI_SERVICE_URL')).toMatch(/warn: its models are not listed \(HTTP 404\)/)
  })
})
