import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { type PortalProcess, startPortalProcess } from '../support/portal-process'
import { forFile } from '../support/server-test'
import { openSpace, startStack } from '../support/stack'

const secret = 'only-for-tests-9876543210'
/** Only its mock platform is used. */
const stack = await forFile(startStack())
const folder = await forFile(
  mkdtemp(path.join(tmpdir(), 'audit-log-')).then((at) => ({
    at,
    close: () => rm(at, { recursive: true }),
  })),
)

const command = ['npm', 'run', '--silent', 'audit-log', '--']
/** What npm runs, without the time that npm takes to start. */
const program = [process.execPath, 'scripts/audit-log.mjs']

/** What the command prints for these lines, and its exit status. */
async function check(lines: string[], [name = '', ...args] = program) {
  const file = path.join(folder.at, 'portal.log')
  await writeFile(file, lines.map((line) => `${line}\n`).join(''))
  const env = { ...process.env, SESSION_SECRET: secret }
  return new Promise<{ status: unknown; out: string }>((done) =>
    execFile(name, [...args, file], { env }, (error, out) =>
      done({ status: error ? error.code : 0, out }),
    ),
  )
}

/** A wrong password, a sign-in and a sign-out at a portal. */
async function visit({ url }: PortalProcess) {
  const { account } = openSpace(stack)
  const client = createHttpClient(url)
  await client.signIn(account('lisi'), { password: 'wrong-password' })
  await client.signIn(account('lisi'))
  await client.post('/logout')
}

describe('the log of two portal processes, one of them killed', () => {
  let lines: string[]
  let places: number[]
  const timeOf = (line: string) => (line.startsWith('{') ? JSON.parse(line).time : '')

  beforeAll(async () => {
    const env = { PLATFORM_URL: stack.mock.url, SESSION_SECRET: secret }
    const [one, two] = await Promise.all([
      startPortalProcess(env),
      startPortalProcess({ ...env, ALGORITHMS: 'national', LOG_LEVEL: 'error' }),
    ])
    await visit(one)
    await Promise.all([visit(one), visit(two)])
    await visit(two)
    await Promise.all([one.end('SIGTERM'), two.end('SIGKILL')])
    lines = [one, two]
      .flatMap((portal) => portal.log().trimEnd().split('\n'))
      .sort((a, b) => timeOf(a).localeCompare(timeOf(b)))
    places = lines.flatMap((line, at) => (line.includes('"audit":') ? [at] : []))
  })

  it('[SAFE-20] is whole, from the start of each to the stop of the one', async () => {
    const { status, out } = await check(lines, command)
    expect(out).toMatch(/^15 audit lines in 2 chains: whole\n/)
    expect(out).toMatch(/^chain \w+: 8 lines by SHA-256, .*; the process stopped$/m)
    expect(out).toMatch(/^chain \w+: 7 lines by SM3, .*; no stop:/m)
    expect(status).toBe(0)
  })

  /** The audit lines of the process that was stopped. */
  const chained = () => {
    const epochOf = (at: number) => JSON.parse(lines[at] ?? '').epoch
    const stopped = places.findLast((at) => lines[at]?.includes('"audit":"stop"')) ?? 0
    return places.filter((at) => epochOf(at) === epochOf(stopped))
  }

  it('[SAFE-20] [SAFE-09] is not with a line removed, at any place but the last', async () => {
    for (const [at, next] of chained().slice(1).entries()) {
      const { status, out } = await check(lines.toSpliced(chained()[at] ?? 0, 1))
      expect(status).toBe(1)
      expect(out).toMatch(
        new RegExp(`^line ${next} of .*: 1 audit line is missing before this one`),
      )
    }
  })

  it('[SAFE-20] is not with another name, time, address or result in a line', async () => {
    const place = places.find((at) => lines[at]?.includes('"refused"')) ?? 0
    const line = lines[place] ?? ''
    const changes = [
      /lisi/,
      /"20\d\d/,
      /127\.0\.0\.1/,
      /refused/,
      /"n":/,
      /"hostname":"/,
      /"requestId":"/,
    ]
    for (const change of changes) {
      const changed = line.replace(change, (found) => `${found}1`)
      if (changed === line) throw new Error(`${line} has no ${change}`)
      const { status, out } = await check(lines.with(place, changed))
      expect(status).toBe(1)
      expect(out).toMatch(new RegExp(`^line ${place + 1} of `))
    }
  })

  it('[SAFE-20] is not with lines in another order', async () => {
    const [, one = 0, other = 0] = chained()
    const swapped = lines.with(one, lines[other] ?? '').with(other, lines[one] ?? '')
    const { status, out } = await check(swapped, command)
    expect(status).toBe(1)
    expect(out).toMatch(new RegExp(`^line ${one + 1} of `))
  })
})
