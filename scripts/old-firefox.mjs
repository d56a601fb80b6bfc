import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { run } from './process.mjs'

const ask = promisify(execFile)

/** Debian 11's packages of the last Firefox 115 ESR, and of the libraries that Debian 12 no longer has. */
const archives = [
  {
    file: 'f/firefox-esr/firefox-esr_115.14.0esr-1~deb11u1_amd64.deb',
    sha256: 'ea708f9259c53ecb4a47e3b29571a578fe27f472d0f01ae9b0a657c20e32ac66',
  },
  {
    file: 'libf/libffi/libffi7_3.3-6_amd64.deb',
    sha256: '30ca89bfddae5fa6e0a2a044f22b6e50cd17c4bc6bc850c579819aeab7101f0f',
  },
  {
    file: 'd/dbus-glib/libdbus-glib-1-2_0.110-6_amd64.deb',
    sha256: '47a8829767c5707785c57ea7a99df90daa3c7f75dcfe3c6481d997307b7ed7a0',
  },
]
/** The paths in these packages of the libraries that must be in the browser's folder. */
const libraries = ['libffi.so.7', 'libdbus-glib-1.so.2']

/**
 * Unpacks Firefox 115 into a folder, unless it is there. Its other dependencies come with Debian's current Firefox.
 * @param {string} folder
 * @returns {Promise<string>} its program
 */
export async function ensureFirefox115(folder) {
  const program = path.join(folder, 'usr/lib/firefox-esr/firefox-esr')
  if (existsSync(program)) return program
  process.stdout.write('installing Firefox 115 for the walk in it\n')
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const mirror = await mirrorOfDebian()
  for (const archive of archives) await unpack(mirror, archive, draft)
  gather(draft)
  await rename(draft, folder)
  return program
}

/** The mirror that this machine installs from. Throws if it has none. */
async function mirrorOfDebian() {
  const { stdout } = await ask('apt-get', ['indextargets', '--format', '$(REPO_URI)'])
  const found = stdout.split('\n').find((line) => /\/debian\/$/.test(line))
  if (!found) throw new Error('no mirror of Debian is known')
  return found
}

async function unpack(mirror, { file, sha256 }, folder) {
  const answer = await fetch(`${mirror}pool/main/${file}`)
  if (!answer.ok) throw new Error(`${file}: status ${answer.status}`)
  const content = Buffer.from(await answer.arrayBuffer())
  if (createHash('sha256').update(content).digest('hex') !== sha256) {
    throw new Error(`${file} is not the archive that was looked at`)
  }
  const archive = path.join(folder, path.basename(file))
  writeFileSync(archive, content)
  await run('dpkg-deb', ['-x', archive, folder])
  rmSync(archive)
}

/** Moves the libraries next to the browser, and adds them to the list of those that it loads first. */
function gather(folder) {
  const browser = path.join(folder, 'usr/lib/firefox-esr')
  for (const name of libraries) {
    copyFileSync(path.join(folder, 'usr/lib/x86_64-linux-gnu', name), path.join(browser, name))
  }
  const list = path.join(browser, 'dependentlibs.list')
  writeFileSync(list, `${libraries.join('\n')}\n${readFileSync(list, 'utf8')}`)
}
