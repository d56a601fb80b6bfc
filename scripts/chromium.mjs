import { existsSync } from 'node:fs'
import { installPackages } from './debian-program.mjs'
import { run } from './process.mjs'

const browsers = ['/usr/bin/chromium', '/usr/bin/google-chrome']

/** The same engine without a browser window, in which tests take two thirds of the time. */
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

/** Installs Chromium if there is none, and prints one line. Throws if the account may not install it. */
export async function ensureChromium() {
  if (testBrowserPath() || (await playwrightHasOne())) return
  process.stdout.write('installing Chromium for the browser tests\n')
  const own = ['playwright', 'install', '--with-deps', 'chromium']
  const installed = run('npx', own, { stdio: 'ignore' }).then(
    () => true,
    () => false,
  )
  if (await installed) return
  if (process.getuid?.() !== 0) {
    throw new Error(
      'no Chromium: set CHROMIUM_PATH, or run once as root to install the package chromium',
    )
  }
  await installPackages('chromium', 'fonts-noto-cjk')
  await installPackages('chromium-headless-shell').catch(() => {})
}

async function playwrightHasOne() {
  const { chromium } = await import('playwright')
  try {
    return existsSync(chromium.executablePath())
  } catch {
    return false
  }
}
