import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A key, followed by its self-signed certificate for `name`. */
export function certificateFor(name: string): string {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const alternative = `subjectAltName=${isIP(name) ? 'IP' : 'DNS'}:${name}`
  const files = ['-addext', alternative, '-keyout', '-', '-out', '-']
  return execFileSync('openssl', ['req', '-x509', ...kind, '-subj', `/CN=${name}`, ...files], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

const authority = `[ca]
default_ca = own
[own]
database = index
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = any
[any]
commonName = supplied
`

/** The same with a given validity period. */
export function certificateBetween(name: string, from: Date, until: Date): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  const run = (...args: string[]) =>
    execFileSync('openssl', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    writeFileSync(path.join(cwd, 'ca.cnf'), authority)
    writeFileSync(path.join(cwd, 'index'), '')
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    run('req', ...kind, '-subj', `/CN=${name}`, '-keyout', 'key.pem', '-out', 'request.pem')
    const dates = ['-startdate', stamp(from), '-enddate', stamp(until)]
    const files = ['-config', 'ca.cnf', '-keyfile', 'key.pem', '-in', 'request.pem']
    const signed = run('ca', '-selfsign', '-batch', '-notext', ...files, ...dates)
    return readFileSync(path.join(cwd, 'key.pem'), 'utf8') + signed
  } finally {
    rmSync(cwd, { recursive: true })
  }
}

/** 2026-01-31T00:00:00.000Z → 20260131000000Z */
const stamp = (time: Date) => `${time.toISOString().replace(/\D/g, '').slice(0, 14)}Z`
