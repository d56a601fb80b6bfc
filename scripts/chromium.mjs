import { existsSync } from 'node:fs'
import { run } from './process.mjs'

const browsers = ['/usr/bin/chromium', '/usr/bin/google-chrome']

/** The same engine without the browser's own frame: tests take two thirds of the time in it. */
const shell = '/usr/bin/chromium-headless-shell'

/** A Chromium of the machine's: CHROMIUM_PATH or the usual places; null = none but perhaps Playwright's own. */
export function chromiumPath() {
  return firstOf([process.env.CHROMIUM_PATH, ...browsers])
}

/** What the tests run in: its headless shell where the machine has that, else any Chromium. */
export function testBrowserPath() {
  return firstOf([process.env.CHROMIUM_PATH, shell, ...browsers])
}

function firstOf(places) {
  return places.find((place) => place && existsSync(place)) ?? null
}

/** Makes sure that there is a Chromium, and says in one line what it installs. */
export async function ensureChromium() {
  if (testBrowserPath() || (await playwrightHasOne())) return
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
  await run('apt-get', ['update', '-qq'])
  await install('chromium', 'fonts-noto-cjk')
  await install('chromium-headless-shell').catch(() => {})
}

function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return run('apt-get', ['install', '-y', '-qq', ...packages], { env, stdio: 'ignore' })
}

async function playwrightHasOne() {
  const { chromium } = await import('playwright')
  try {
    return existsSync(chromium.executablePath())
  } catch {
    return false
  }
}
