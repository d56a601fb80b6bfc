import { randomBytes } from 'node:crypto'
import { isPublic } from '../server/config/loopback.mjs'
import { startProgram } from './process.mjs'

/**
 * With Node's default semi-space size, up to 32 MB of a download's buffers wait for the garbage collector (HOLD-06).
 */
const smallSteps = '--max-semi-space-size=4'
const built = { mock: 'build/mock-platform.js', portal: 'build/portal.js' }

/**
 * Runs the portal, and also the mock platform unless PLATFORM_URL names a real one. Forwards signals; if one of the two
 * ends, so does the other.
 * @param {{ mock: string, portal: string }} [programs] their files
 * @returns {Promise<number>} the exit status: the portal's, or the mock platform's if that failed first
 */
export async function runPortal(programs = built) {
  const running = []
  const stop = (signal) => {
    for (const { child } of running) child.kill(signal)
  }
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      asked = true
      stop(signal)
    })
  }
  const start = (env, ...args) => {
    const program = startProgram(['--enable-source-maps', ...args], env)
    running.push(program)
    return program
  }

  const env = { NODE_ENV: 'production' }
  if (!process.env.PLATFORM_URL) {
    if (isExposed(process.env)) {
      process.stderr.write(exposed)
      return 1
    }
    const mock = start(env, programs.mock)
    const url = await Promise.race([mock.ready, mock.ended])
    if (typeof url === 'number') return url
    Object.assign(env, settingsFor(url))
  }
  const portal = start(env, smallSteps, programs.portal)
  const first = await Promise.race(running.map(({ ended }) => ended))
  stop('SIGTERM')
  const [own] = await Promise.all([portal.ended, ...running.map(({ ended }) => ended)])
  return asked ? own : first || own
}

/** The mock platform's accounts are published, and its control API is open to every client that can reach it. */
function isExposed({ HOST, PUBLIC_URL, DEMONSTRATION }) {
  if (DEMONSTRATION === '1') return false
  return isPublic({
    HOST: HOST || '127.0.0.1',
    PUBLIC_URL: PUBLIC_URL || undefined,
  })
}

const exposed = `The environment is not right:
PLATFORM_URL: must be set if others can reach the portal: the mock platform is open to everybody
DEMONSTRATION: 1 allows this for a demonstration
`

/** The portal's environment for the mock platform. */
function settingsFor(url) {
  const { KEY_DEVICE_URL, MQTT_URL, SESSION_SECRET } = process.env
  return {
    PLATFORM_URL: url,
    KEY_DEVICE_URL: KEY_DEVICE_URL || `${url}/key-device?account={account}`,
    MQTT_URL: MQTT_URL || `${url.replace(/^http/, 'ws')}/mqtt`,
    // A random secret is enough for the mock platform; a real one needs a secret that survives a restart.
    SESSION_SECRET: SESSION_SECRET || randomBytes(32).toString('hex'),
  }
}
