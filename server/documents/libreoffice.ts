import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConversionError, type Converter } from './converter'

/**
 * Kibibytes of address space, most of which stays unused: a document that unpacks to a huge size must not use up the
 * machine's memory.
 */
const mostMemory = 3 * 1024 * 1024

/** The program's path on Debian and other systems; null = it is not installed. */
export function libreOfficePath(): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin']
  const places = folders.filter(Boolean).map((folder) => path.join(folder, 'soffice'))
  return places.find((place) => existsSync(place)) ?? null
}

interface LibreOfficeOptions {
  program: string
  /** A private folder for the profile and the files in progress. */
  folder: string
  /** The most bytes of a PDF, and the most seconds of a conversion. */
  most: number
  seconds: number
}

/**
 * Runs Debian's LibreOffice headless, one file at a time, because two processes must not share a profile. The program
 * sees only its own folder and none of the portal's variables; the processes that it starts end with it.
 */
export function libreOffice({ program, folder, most, seconds }: LibreOfficeOptions): Converter {
  const profile = path.join(folder, 'profile')
  return {
    atOnce: 1,
    async convert({ path: source, ending }, target, signal) {
      await prepare(profile)
      const work = await mkdtemp(path.join(folder, 'work-'))
      try {
        const input = path.join(work, `document.${ending}`)
        await symlink(source, input)
        const child = start([program, ...argumentsFor(profile, work, input)], {
          work,
          seconds,
          most,
        })
        const said = await endOf(child, signal)
        await take(path.join(work, 'document.pdf'), target, most, said)
      } catch (error) {
        // It may be half written, or locked.
        await rm(profile, { recursive: true, force: true })
        throw error
      } finally {
        await rm(work, { recursive: true, force: true })
      }
    },
  }
}

function argumentsFor(profile: string, work: string, input: string): string[] {
  return [
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    ...['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo'],
    ...['--convert-to', 'pdf', '--outdir', work, input],
  ]
}

interface Limits {
  work: string
  seconds: number
  most: number
}

/**
 * `sh` sets limits that Node cannot: memory, file size (in blocks of 512 bytes) and CPU time. If memory runs out all
 * the same, the program is killed before the portal.
 */
function start(command: string[], { work, seconds, most }: Limits): ChildProcess {
  const limits = [
    `ulimit -v ${mostMemory}`,
    `ulimit -f ${Math.ceil((4 * most) / 512)}`,
    `ulimit -t ${2 * seconds}`,
    '{ echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null',
    'exec "$@"',
  ].join('; ')
  return spawn('/bin/sh', ['-c', limits, 'sh', ...command], {
    cwd: work,
    // The leader of a process group, so that the whole group can be killed.
    detached: true,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: work,
      TMPDIR: work,
      LANG: 'C.UTF-8',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/**
 * What the program wrote to stderr before it ended. Throws the signal's reason, after the whole group has been killed.
 */
async function endOf(child: ChildProcess, signal: AbortSignal): Promise<string> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  const kill = () => {
    if (child.pid) killGroup(child.pid)
    // A process that has left the group may still hold it open.
    child.stderr?.destroy()
  }
  signal.addEventListener('abort', kill)
  try {
    if (signal.aborted) kill()
    await once(child, 'close')
  } catch (error) {
    throw new ConversionError('unreachable', `LibreOffice did not start: ${String(error)}`)
  } finally {
    signal.removeEventListener('abort', kill)
    kill()
  }
  signal.throwIfAborted()
  return said
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // All of them have already ended.
  }
}

/** LibreOffice exits with 0 whether or not it has written the PDF. */
async function take(written: string, target: string, most: number, said: string): Promise<void> {
  const size = await stat(written).then(
    (found) => found.size,
    () => 0,
  )
  if (size === 0) {
    const last = said.trim().split('\n').at(-1) ?? ''
    throw new ConversionError('unconverted', `LibreOffice wrote no PDF: ${last.slice(0, 200)}`)
  }
  if (size > most) throw new ConversionError('huge', `the PDF has ${size} bytes`)
  await rename(written, target)
}

/** No macros, no link updates and no network access: documents may name addresses inside the operator's network. */
const settings: readonly (readonly [path: string, name: string, value: string])[] = [
  ['Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Writer/Content/Update', 'Link', '0'],
  ['Calc/Content/Update', 'Link', '1'],
  ['Inet/Settings', 'ooInetProxyType', '2'],
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((protocol) => [
    ['Inet/Settings', `ooInet${protocol}ProxyName`, '127.0.0.1'] as const,
    ['Inet/Settings', `ooInet${protocol}ProxyPort`, '9'] as const,
  ]),
]

async function prepare(profile: string): Promise<void> {
  const file = path.join(profile, 'user', 'registrymodifications.xcu')
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  const items = settings.map(([place, name, value]) => {
    const root = place.startsWith('Inet/') ? place : `Office.${place}`
    return `<item oor:path="/org.openoffice.${root}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`
  })
  const schemas =
    'xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
  await writeFile(
    file,
    `<?xml version="1.0" encoding="UTF-8"?>\n<oor:items ${schemas}>${items.join('')}</oor:items>\n`,
  )
}
