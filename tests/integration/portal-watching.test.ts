import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mountReportPath, vitalReportPath } from '~contract/portal/paths'
import { createHttpClient } from '../support/http-client'
import { ownFolder } from '../support/portal-process'
import { signedInAs, stackForFile } from '../support/server-test'

// This port does not answer: the metric of the shared state must exist all the same.
const stack = await stackForFile({ REDIS_URL: 'redis://127.0.0.1:9' })

const metrics = async () => (await createHttpClient(stack.portal.url).get('/metrics')).text
const signedIn = () => signedInAs(stack, 'lisi')
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const mounts = [
  { mode: 'realm', outcome: 'mounted', seconds: 0.4 },
  { mode: 'external', outcome: 'refused', seconds: 1.2 },
]
const report = (
  client: ReturnType<typeof createHttpClient>,
  body: unknown,
  headers: object = own,
  path = mountReportPath,
) =>
  client.send(path, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: JSON.stringify(body),
  })

describe('what browsers tell of their apps', () => {
  it('[HOLD-07] is counted by mode and outcome', async () => {
    const { client } = await signedIn()
    expect((await report(client, mounts)).status).toBe(204)
    const text = await metrics()
    expect(text).toContain('portal_app_mount_seconds_count{mode="realm",outcome="mounted"} 1')
    expect(text).toContain('portal_app_mount_seconds_count{mode="external",outcome="refused"} 1')
  })

  it.each([
    ['no list', { mode: 'realm' }],
    ['an empty one', []],
    ['another mode', [{ ...mounts[0], mode: 'canary-mode' }]],
    ['another outcome', [{ ...mounts[0], outcome: 'canary-outcome' }]],
    ['no number', [{ ...mounts[0], seconds: 'canary' }]],
    ['too long a time', [{ ...mounts[0], seconds: 3_601 }]],
    ['too many', Array.from({ length: 41 }, () => mounts[0])],
  ])('[HOLD-07] is refused if it is %s, and makes no label', async (_, body) => {
    const { client } = await signedIn()
    expect((await report(client, body)).status).toBe(400)
    expect(await metrics()).not.toContain('canary')
  })

  it('[HOLD-07] [SAFE-03] counts for signed-in users’ own pages alone, so often and no more', async () => {
    const signedOut = createHttpClient(stack.portal.url)
    const before = await metrics()
    expect((await report(signedOut, mounts)).status).toBe(204)
    const counts = (text: string) => text.match(/^portal_app_mount_seconds_count.*$/gm)
    expect(counts(await metrics())).toEqual(counts(before))
    const { client } = await signedIn()
    const foreign = { ...own, 'sec-fetch-site': 'cross-site' }
    expect((await report(client, mounts, foreign)).status).toBe(403)
    const long = Array.from({ length: 300 }, () => mounts[0])
    expect((await report(client, long)).status).toBe(413)
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await report(client, mounts)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('what browsers tell of their own speed', () => {
  const vitals = [
    { name: 'INP', value: 0.15 },
    { name: 'CLS', value: 0.02 },
  ]
  const send = (client: ReturnType<typeof createHttpClient>, body: unknown) =>
    report(client, body, own, vitalReportPath)
  const counts = async () =>
    (await metrics()).match(/^portal_(?:web_vital_seconds|layout_shift)_count.*$/gm)

  it('[FAST-03] is counted, unless the tenant’s constant is 0', async () => {
    const { client } = await signedIn()
    expect((await send(client, vitals)).status).toBe(204)
    const counted = await counts()
    expect(counted).toEqual([
      'portal_web_vital_seconds_count{name="INP"} 1',
      'portal_layout_shift_count 1',
    ])
    const other = await signedIn()
    other.space.constants.set('WEB_VITALS', '0')
    expect((await send(other.client, vitals)).status).toBe(204)
    expect(await counts()).toEqual(counted)
  })

  it('[FAST-03] is not counted while the tenant cannot be asked', async () => {
    const { client, space } = await signedIn()
    const counted = await counts()
    space.faults.add({ path: '/service-system/setconstant/*', kind: 'status', status: 500 })
    expect((await send(client, vitals)).status).toBe(204)
    expect(await counts()).toEqual(counted)
  })

  it.each([
    ['has another name', [{ name: 'canary', value: 1 }]],
    ['is negative', [{ name: 'INP', value: -1 }]],
    ['has no number', [{ name: 'CLS', value: null }]],
    ['is empty', []],
    ['is too long', Array.from({ length: 6 }, () => vitals[0])],
  ])('[FAST-03] is refused if it %s', async (_, body) => {
    const { client } = await signedIn()
    expect((await send(client, body)).status).toBe(400)
    expect(await metrics()).not.toContain('canary')
  })
})

it('[HOLD-07] [HOLD-02] a service’s breaker that opens is seen', async () => {
  const { client, space } = await signedIn()
  space.faults.add({ path: '/service-message/*', kind: 'status', status: 500 })
  for (let count = 0; count < 12; count += 1) await client.get('/messages/unread')
  expect(await metrics()).toContain('portal_backend_breaker_open{service="message"} 1')
})

describe('dashboard and alerts', () => {
  const read = (file: string) => readFileSync(path.join(ownFolder, 'deploy', file), 'utf8')
  /** The metrics that an expression uses; Prometheus makes `up` itself. */
  const asked = (text: string) => [
    ...new Set(text.match(/\b(?:portal|process|nodejs)_\w+(?=[{[, )]|$)/gm) ?? []),
  ]
  /** Each series that /metrics has or announces, under all its names. */
  async function given() {
    const text = await metrics()
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    return new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
      ),
    )
  }

  it('[HOLD-07] every panel of the dashboard asks for metrics that there are', async () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
      panels: { title: string; targets: { expr: string }[] }[]
    }
    const known = await given()
    expect(panels.length).toBeGreaterThan(10)
    for (const { title, targets } of panels) {
      const names = targets.flatMap(({ expr }) => asked(expr))
      expect(names, title).not.toEqual([])
      expect(
        names.filter((name) => !known.has(name)),
        title,
      ).toEqual([])
    }
  })

  it('[HOLD-07] every alert asks for metrics that there are, and says what it means', async () => {
    const alerts = read('alerts.yml')
      .split(/^ +- alert: /m)
      .slice(1)
    const known = await given()
    expect(alerts.length).toBeGreaterThan(8)
    for (const alert of alerts) {
      const [name = ''] = alert.split('\n')
      expect(
        asked(alert).filter((metric) => !known.has(metric)),
        name,
      ).toEqual([])
      expect(alert, name).toMatch(/ expr: .*\b(?:up|portal_\w+|process_\w+|nodejs_\w+)|expr: >-/)
      expect(alert, name).toMatch(/severity: (?:critical|warning)/)
      expect(alert, name).toMatch(/summary: ./)
    }
  })

  it('[HOLD-07] every metric of the portal’s own is on the dashboard', async () => {
    const shown = asked(read('grafana-dashboard.json').replaceAll('\\"', '"'))
    const own = [...(await given())].filter((name) => name.startsWith('portal_'))
    const base = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')
    const unseen = own.filter((name) => !shown.some((one) => base(one) === base(name)))
    expect(unseen).toEqual([])
  })
})
