import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { certificateFor } from './certificate'
import { ownFolder } from './portal-process'
import { freePort, isListening } from './ports'

/** The name of the portal in deploy/nginx.conf, and the address that its users have. */
export const siteHost = 'portal.example.cn'
export const siteUrl = `https://${siteHost}`

/**
 * The balancer as operators set it up with deploy/nginx.conf, in front of portals at these ports of this machine.
 * `changes` replaces values in its lines, for example with smaller limits.
 */
export async function startNginx(
  program: string,
  [first, second]: readonly [number, number],
  changes: Record<string, string> = {},
) {
  const [port, plainPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  writeFileSync(path.join(folder, 'portal.pem'), certificateFor(siteHost))
  const site = changed(readFileSync(path.join(ownFolder, 'deploy/nginx.conf'), 'utf8'), {
    '127.0.0.1:3001': `127.0.0.1:${first}`,
    '127.0.0.1:3002': `127.0.0.1:${second}`,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    '/etc/ssl/portal/fullchain.pem': `${folder}/portal.pem`,
    '/etc/ssl/portal/key.pem': `${folder}/portal.pem`,
    '/srv/portal-assets': folder,
    '/var/log/nginx/portal.log': `${folder}/access`,
    ...changes,
  })
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const rest = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/errors;`,
    'events { worker_connections 512; }',
    'http {',
    'access_log off;',
    // As in Debian's own configuration.
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/site.conf;`,
    '}',
  ]
  writeFileSync(path.join(folder, 'site.conf'), site)
  writeFileSync(path.join(folder, 'nginx.conf'), rest.join('\n'))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`)
  }
  return {
    /** Where it listens; requests name `siteHost`. */
    url: `https://127.0.0.1:${port}`,
    port,
    /** The same without TLS. */
    plainUrl: `http://127.0.0.1:${plainPort}`,
    /** How many sockets and files its processes hold. */
    descriptors: () => [child.pid, ...childrenOf(child.pid)].reduce(addDescriptors, 0),
    /** The folder for the files of former builds, which nginx checks before it asks a portal. */
    assets: path.join(folder, 'assets'),
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

const addDescriptors = (sum: number, pid = 0) => sum + readdirSync(`/proc/${pid}/fd`).length

/** Throws if a text to replace is missing: the test would then test something else. */
function changed(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`)
    return now.replaceAll(from, to)
  }, text)
}
