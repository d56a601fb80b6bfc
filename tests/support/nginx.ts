import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownFolder } from './portal-process'
import { freePort, isListening } from './ports'

/** The balancer as operators set it up, by deploy/nginx.conf, before portals at these ports of this machine. */
export async function startNginx(program: string, [first, second]: readonly [number, number]) {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const sample = readFileSync(path.join(ownFolder, 'deploy/nginx.conf'), 'utf8')
  const site = sample
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/portal-assets', folder)
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
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' })
  while (!(await isListening(port))) {
    if (child.exitCode === null) continue
    throw new Error(`nginx did not start: ${readFileSync(path.join(folder, 'errors'), 'utf8')}`)
  }
  return {
    url: `http://127.0.0.1:${port}`,
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
