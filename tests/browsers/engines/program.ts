import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CommandSocket } from './command-socket'
import type { Browser, DrivenPage } from './engine'

export interface Program {
  child: ChildProcess
  /** A folder of its own, which is removed with the program. */
  folder: string
  /** Names of the files in it. */
  files(): Promise<string[]>
  /** Ends it and all its children. */
  end(): Promise<void>
}

/** Makes a temporary folder, and starts a program with it. */
export async function startProgram(
  program: string,
  argumentsFor: (folder: string) => string[],
  env: Record<string, string> = {},
): Promise<Program> {
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-'))
  const child = spawn(program, argumentsFor(folder), {
    // A home folder of its own as well: browsers keep crash reports and caches there.
    env: { ...process.env, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = once(child, 'exit')
  return {
    child,
    folder,
    files: async () =>
      (await readdir(folder, { recursive: true })).map((name) => path.basename(name)),
    async end() {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
      const kill = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 3_000)
      await ended
      clearTimeout(kill)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A browser's page, and the function that ends both. */
export function browserOf(
  page: DrivenPage,
  version: string,
  socket: CommandSocket,
  { files, end }: Program,
): Browser {
  const close = () => {
    socket.close()
    return end()
  }
  return { ...page, version, files, close }
}

/** What the pattern's first group matches in the program's output. Throws the output if the program ends before. */
export function announced({ child }: Program, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: unknown) => {
      said += chunk
      const [, found] = pattern.exec(said) ?? []
      if (found) resolve(found)
    }
    for (const stream of child.stdio.slice(1)) stream?.on('data', listen)
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)))
  })
}
