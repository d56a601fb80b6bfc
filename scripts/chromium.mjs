import { existsSync } from 'node:fs'
import { run } from './process.mjs'

/** A Chromium of the machine's: CHROMIUM_PATH or the usual places; null = none but perhaps Playwright's own. */
export function chromiumPath() {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome']
  return places.find((place) => place && existsSync(place)) ?? null
}

/** Makes sure that there is a Chromium, and says in one line what it installs. */
export async function ensureChromium() {
  if (chromiumPath() || (await playwrightHasOne())) return
  process.stdout.write('installing Chromium for the browser tests\n')
  const own = run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore' })
  const installed = await own.then(
    () => true,
    () => false,
  )
  if (installed) return
  if (process.getuid?.() !== 0) {
    throw new Error(
      'no Chromium: set CHROMIUM_PATH, or run once as root to install the package chromium',
    )
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
    env,
    stdio: 'ignore',
  })
}

async function playwrightHasOne() {
  const { chromium } = await import('playwright')
  try {
    return existsSync(chromium.executablePath())
  } catch {
    return false
  }
}
