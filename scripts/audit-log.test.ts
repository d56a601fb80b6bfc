import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuditChain } from '../server/session/audit-chain.mjs'

const program = fileURLToPath(new URL('audit-log.mjs', import.meta.url))
const secret = 'only-for-tests-0123456789'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'audit-log-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The output of the command for files of a folder, and its exit status. */
function check(args: string[], env: Record<string, string> = { SESSION_SECRET: secret }) {
  return new Promise<{ status: unknown; out: string; err: string }>((done) => {
    const options = {
      cwd: folder,
      env: { NODE_ENV: 'test' as const, PATH: process.env.PATH, ...env },
    }
    execFile(process.execPath, [program, ...args], options, (error, out, err) =>
      done({ status: error ? error.code : 0, out, err }),
    )
  })
}

function auditLines(count: number) {
  const chain = createAuditChain(secret, 'sha256')
  return Array.from({ length: count }, (_, at) =>
    chain(`${JSON.stringify({ time: `2026-11-24T08:00:0${at}Z`, audit: 'sign-in' })}\n`),
  )
}

const keep = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content)

it('[SAFE-20] a whole log: status 0 and the number of audit lines first, then each chain', async () => {
  const lines = auditLines(3)
  await keep('whole.log', `portal   http://127.0.0.1:3000\n${lines.join('{"level":30}\n')}`)
  const { status, out, err } = await check(['whole.log'])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  expect(out).toMatch(/^3 audit lines in 1 chain: whole\n/)
  expect(out).toMatch(
    /\nchain [0-9a-f]{16}: 3 lines by SHA-256, 2026-11-24T08:00:00\.000Z to 2026-11-24T08:00:02\.000Z/,
  )
  expect(out).toMatch(/\n1 line is no JSON\n/)
  expect(out).not.toContain('SESSION_SECRET')
})

it('[SAFE-20] without the secret it says that a chain may have been rebuilt', async () => {
  await keep('unsigned.log', auditLines(2).join(''))
  const { status, out } = await check(['unsigned.log'], {})
  expect(status).toBe(0)
  expect(out).toMatch(/^2 audit lines in 1 chain: whole\n.*SESSION_SECRET is not set/s)
  expect((await check(['unsigned.log'], { SESSION_SECRET: 'another-0123456789' })).status).toBe(1)
  const rotated = { SESSION_SECRET: `another-0123456789, ${secret}` }
  expect((await check(['unsigned.log'], rotated)).status).toBe(0)
})

it('[SAFE-20] what stands in a log cannot speak for the command', async () => {
  const chain = createAuditChain('made-up-by-the-forger', 'sha256')
  const line = { audit: 'sign-in', time: '\n9 audit lines in 1 chain: whole\u001b[2J' }
  await keep('speaking.log', chain(`${JSON.stringify(line)}\n`))
  const { out } = await check(['speaking.log'], {})
  expect(out).toMatch(/^1 audit line in 1 chain: whole\n.*, an unknown time to an unknown time;/)
  expect(out).not.toContain('\n9')
  expect(out).not.toContain('\u001b')
})

it('[SAFE-20] a log that is not: status 1 and the line’s number in its file', async () => {
  const lines = auditLines(5)
  await keep('removed.log', ['{}\n', ...lines.toSpliced(2, 1)].join(''))
  const { status, out } = await check(['removed.log'])
  expect(status).toBe(1)
  expect(out).toMatch(/^line 4 of removed\.log: 1 audit line is missing before this one/)
  expect(out).toMatch(/\n4 audit lines, 1 complaint: not whole\n$/)
})

it('[SAFE-20] tells the first twenty complaints of more', async () => {
  await keep('plain.log', '{"audit":"sign-in"}\n'.repeat(1_000))
  const { status, out } = await check(['plain.log'])
  expect(status).toBe(1)
  expect(out.match(/^line \d+ of/gm)).toHaveLength(20)
  expect(out).toMatch(/\n980 more\n1000 audit lines, 1000 complaints: not whole\n$/)
})

it('[SAFE-20] takes the files of a rotated log in their order, compressed ones too', async () => {
  const lines = auditLines(9)
  await keep('log.2.gz', gzipSync(lines.slice(0, 3).join('')))
  await keep('log.1', lines.slice(3, 6).join(''))
  await keep('log', lines.slice(6).join(''))
  expect((await check(['log.2.gz', 'log.1', 'log'])).out).toMatch(
    /^9 audit lines in 1 chain: whole/,
  )
  const unordered = await check(['log.1', 'log.2.gz', 'log'])
  expect(unordered.status).toBe(1)
  expect(unordered.out).toMatch(/^line 1 of log\.1: 3 audit lines are missing/)
  expect((await check(['log.1', 'log'])).status).toBe(1)
  const { status, out } = await check(['--continued', 'log.1', 'log'])
  expect(status).toBe(0)
  expect(out).toMatch(/^6 audit lines in 1 chain: whole\n/)
})

it('[SAFE-20] splits a log at line feeds alone, and takes a last line without one', async () => {
  const chain = createAuditChain(secret, 'sha256')
  const line = () => chain(`${JSON.stringify({ audit: 'sign-in', account: '\u2028a\u2029b' })}\n`)
  // Longer than one read.
  const filler = `${JSON.stringify({ filler: '长'.repeat(100_000) })}\n`
  await keep('odd.log', [line(), filler, line(), filler, line().trimEnd()].join(''))
  expect((await check(['odd.log'])).out).toMatch(/^3 audit lines in 1 chain: whole/)
})

it.each([
  ['no file', [], /npm run audit-log -- /],
  ['an option that it does not know', ['--fix', 'whole.log'], /--fix.*npm run audit-log -- /s],
  ['a file that is not there', ['none.log'], /^none\.log: .*ENOENT/],
  ['a compressed file that is broken', ['broken.gz'], /^broken\.gz: /],
  ['no audit line', ['quiet.log'], /^no audit line/],
])('[SAFE-20] with %s it ends with status 1 and says so', async (_, args, words) => {
  await keep('quiet.log', '{"level":30,"msg":"request completed"}\n')
  await keep('broken.gz', gzipSync('x'.repeat(10_000)).subarray(0, 30))
  const { status, out, err } = await check([...args])
  expect(status).toBe(1)
  expect(out + err).toMatch(words)
  expect(err).not.toContain('    at ')
})
