import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { PortalConfig } from '../config/env'
import { ask } from './ask'
import { type Finding, findingsOf } from './report'

const say = findingsOf('configuration')

/** Checks what the portal uses on this machine: a folder and a port. */
export async function checkPlaces(config: PortalConfig, portal: PortState): Promise<Finding[]> {
  return [checkFolder(config), portFinding(config, portal)]
}

/** The portal creates a missing folder; the doctor does not, because it may run under another account. */
function checkFolder({ STATE_DIR, REDIS_URL }: PortalConfig): Finding {
  const folder = path.resolve(STATE_DIR)
  let place = folder
  while (!existsSync(place)) place = path.dirname(place)
  try {
    // Permissions alone are not enough: not every folder accepts files.
    rmdirSync(mkdtempSync(path.join(place, '.doctor-')))
    readdirSync(place)
  } catch (error) {
    const { code } = error as { code?: string }
    const seen = `${place} cannot be written (${code})`
    const advice = 'give it to the account of the portal, or name another folder'
    // Redis keeps the session ends as well.
    return REDIS_URL ? say.warn('STATE_DIR', seen, advice) : say.fail('STATE_DIR', seen, advice)
  }
  const missing = place === folder ? '' : ', will be made'
  return say.ok('STATE_DIR', `${folder} can be written by this account${missing}`)
}

/** What uses the portal's port. */
export type PortState = 'any' | 'free' | 'portal' | 'other' | 'no right' | 'no address'

/** Probes PORT without keeping it. @param patience milliseconds */
export async function lookAtPort(
  { HOST, PORT }: Pick<PortalConfig, 'HOST' | 'PORT'>,
  patience: number,
): Promise<PortState> {
  if (PORT === 0) return 'any'
  const server = createServer()
  try {
    server.listen(PORT, HOST)
    await once(server, 'listening')
    return 'free'
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EACCES') return 'no right'
    if (code !== 'EADDRINUSE') return 'no address'
    return (await isPortal({ HOST, PORT }, patience)) ? 'portal' : 'other'
  } finally {
    server.close()
  }
}

async function isPortal({ HOST, PORT }: Pick<PortalConfig, 'HOST' | 'PORT'>, patience: number) {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[HOST] ?? HOST
  const own = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  const answer = await ask(`http://${own}:${PORT}/healthz`, { patience, read: true }).catch(
    () => null,
  )
  return answer?.status === 200 && answer.text.trim() === 'ok'
}

function portFinding({ HOST, PORT }: PortalConfig, state: PortState): Finding {
  const place = `${HOST}:${PORT}`
  switch (state) {
    case 'any':
      return say.note('PORT', '0: any free port')
    case 'free':
      return say.ok('PORT', `${place} is free`)
    case 'portal':
      return say.ok('PORT', `a portal answers at ${place}`)
    case 'other':
      return say.fail(
        'PORT',
        `${place} is in use by another program`,
        'end it, or use another port',
      )
    case 'no right':
      return say.fail('PORT', `${place} needs rights of this account`, 'use a port above 1023')
    case 'no address':
      return say.fail('HOST', `${HOST} is no address of this machine`, 'correct it')
  }
}
