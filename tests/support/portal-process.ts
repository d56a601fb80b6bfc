import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { ownStateFolder } from './stack'

export interface PortalProcess {
  url: string
  port: string
  pid: number
  /** What it has logged so far. */
  log(): string
  /** Sends a signal and waits for the end; gives its status, or the signal that ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null>
}

/** The project's folder, whose build/ a portal runs. */
export const ownFolder = fileURLToPath(new URL('../..', import.meta.url))
/** Shared by all portals that tests start as programs: each accepts what another has signed. */
const secret = 'only-for-tests-0123456789'

/** Starts the built portal as operators do, from a folder with build/ in it. */
export async function startPortalProcess(
  env: Record<string, string>,
  folder = ownFolder,
): Promise<PortalProcess> {
  const flags = ['--enable-source-maps', '--max-semi-space-size=4']
  const child = spawn(process.execPath, [...flags, 'build/portal.js'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: '0',
      SESSION_SECRET: secret,
      STATE_DIR: ownStateFolder(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk
    })
  }
  const ended = once(child, 'exit')
  const failed = ended.then(() => {
    throw new Error(`the portal did not start:\n${log}`)
  })
  const [{ ready: url }] = await Promise.race([once(child, 'message'), failed])
  // From here on the test itself may end the process, so its end is not a failure.
  failed.catch(() => {})
  return {
    url,
    port: new URL(url).port,
    pid: child.pid ?? 0,
    log: () => log,
    async end(signal) {
      child.kill(signal)
      const [status, by] = await ended
      return status ?? by
    },
  }
}
