import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { examine } from '~server/doctor/doctor'
import { programPath } from '../../scripts/debian-program.mjs'
import { certificateBetween } from '../support/certificate'
import { said } from '../support/doctor'
import { listenLocally } from '../support/ports'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)
const subject = 'PLATFORM_URL certificate'
const common = { PORT: '0', SESSION_SECRET: 'only-for-tests-0123456789', STATE_DIR: tmpdir() }

async function serve(pem: string) {
  const server = createServer({ key: pem, cert: pem }, (_, response) => response.end('ok\n'))
  const { port, close } = await listenLocally(server)
  onTestFinished(close)
  return `https://localhost:${port}`
}

/** The command's findings where Node trusts this issuer. */
async function trusting(pem: string, env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'issuer.pem')
  writeFileSync(file, pem)
  const all = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: file, ...common, ...env }
  const options = { env: { NODE_ENV: 'production' as const, ...all } }
  const out = await new Promise<string>((done) =>
    execFile(process.execPath, ['scripts/doctor.mjs', '--json'], options, (_, text) => done(text)),
  )
  return JSON.parse(out)
}

describe.skipIf(!programPath('openssl'))('[SCALE-05] the doctor and a certificate', () => {
  it.each<[string, string, number, number, RegExp]>([
    ['an expired one', 'localhost', -90, -3, /^fail: expired on \d{4}-\d\d-\d\d/],
    ['one of another name', 'other.example', -1, 90, /^fail: is not for localhost/],
    ['one of the future', 'localhost', 2, 90, /^fail: is not valid before \d{4}/],
    [
      'an unknown issuer',
      'localhost',
      -1,
      90,
      /^fail: it is signed by itself.*NODE_EXTRA_CA_CERTS/,
    ],
  ])('refuses %s for the platform, as the portal would', async (_, name, from, until, words) => {
    const PLATFORM_URL = await serve(certificateBetween(name, inDays(from), inDays(until)))
    const findings = await examine({ ...common, PLATFORM_URL })
    expect(said(findings, subject)).toMatch(words)
    expect(said(findings, 'services')).toMatch(/^note: not tried/)
  })

  it.each([
    [10, /^warn: valid until .*, 9 days more – renew it/],
    [90, /^ok: valid until .*, 89 days more/],
  ])('takes one whose issuer Node knows; %d days before its end: %s', async (days, words) => {
    const pem = certificateBetween('localhost', inDays(-1), inDays(days))
    const findings = await trusting(pem, { PLATFORM_URL: await serve(pem) })
    expect(said(findings, subject)).toMatch(words)
    expect(said(findings, 'base /service-base')).toMatch(/^ok/)
  })

  it('leaves an issuer of the public address to browsers, but not an expired certificate', async () => {
    const [good, expired] = [inDays(90), inDays(-2)].map((until) =>
      certificateBetween('localhost', inDays(-9), until),
    )
    const check = async (pem = '') => examine({ ...common, PUBLIC_URL: await serve(pem) })
    const known = await check(good)
    expect(said(known, 'PUBLIC_URL certificate')).toMatch(/^warn: it is signed by itself/)
    expect(said(known, '/healthz')).toMatch(/^ok/)
    expect(said(await check(expired), 'PUBLIC_URL certificate')).toMatch(/^fail: expired/)
  })

  it('tells an address with TLS where there is none', async () => {
    const { createServer: createPlain } = await import('node:http')
    const { port, close } = await listenLocally(createPlain())
    onTestFinished(close)
    const findings = await examine({ ...common, PLATFORM_URL: `https://localhost:${port}` })
    expect(said(findings, subject)).toMatch(/^fail: it does not speak TLS/)
  })
})
