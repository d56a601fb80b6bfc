import { existsSync } from 'node:fs'
import { run } from './process.mjs'

const browsers = ['/usr/bin/chromium', '/usr/bin/google-chrome']

/** The same engine without the browser's window: tests take two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell'

/** The machine's Chromium: CHROMIUM_PATH or the usual places; null = none, except perhaps Playwright's own. */
export function chromiumPath() {
  return firstOf([process.env.CHROMIUM_PATH, ...browsers])
}

/** The tests' browser: the headless shell if there is one, else any Chromium. */
export function testBrowserPath() {
  return firstOf([process.env.CHROMIUM_PATH, shell, ...browsers])
}

function firstOf(places) {
  return places.find((place) => place && existsSync(place)) ?? null
}

/** Installs Chromium if there is none, and says so in one line. Throws without the rights to. */
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
