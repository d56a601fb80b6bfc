import type { HostingRow } from './app-hosting'

/**
 * What the page of a development server needs: `eval`, and a socket for reloading, under both names that one machine
 * has.
 */
export function developmentRow({
  protocol,
  hostname,
  port,
  host,
}: URL): Pick<HostingRow, 'eval' | 'inline' | 'connect'> {
  const isLocal = ['localhost', '127.0.0.1'].includes(hostname)
  const names = isLocal
    ? ['localhost', '127.0.0.1'].map((name) => (port ? `${name}:${port}` : name))
    : [host]
  const secure = protocol === 'https:' ? 's' : ''
  const connect = names.flatMap((name) => [`http${secure}://${name}`, `ws${secure}://${name}`])
  return { eval: true, inline: true, connect }
}
