import { execFileSync } from 'node:child_process'

/** A key and its self-signed certificate for `name`, one after the other. */
export function certificateFor(name: string): string {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', '-', '-out', '-']
  return execFileSync('openssl', ['req', '-x509', ...kind, '-subj', `/CN=${name}`, ...files], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
