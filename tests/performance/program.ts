import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Calls = Record<string, (argument: never) => unknown>

/** A benchmark's program in a process of its own, whose functions can be called. */
export interface Program {
  url: string
  ask<Answer>(call: string, argument?: unknown): Promise<Answer>
  kill(): Promise<void>
  /** Lets it end on its own, as a rolling release does. */
  stop(): Promise<void>
}

interface Message {
  id: number
  value: never
  /** What the built portal prints once it listens. */
  ready?: string
}

/** What a program also answers: CPU in microseconds, resident memory in bytes after a collection. */
const own: Calls = {
  cpu: () => process.cpuUsage().user + process.cpuUsage().system,
  async memory() {
    for (let round = 0; round < 4; round += 1) {
      global.gc?.()
      await new Promise((done) => setTimeout(done, 50))
    }
    return process.memoryUsage().rss
  },
}

/** Runs in the program: reports that it is ready, and answers calls. */
export function serve(url: string, calls: Calls = {}): void {
  const all: Calls = { ...own, ...calls }
  process.on('message', async ({ id, call, argument }) => {
    process.send?.({ id, value: await all[call]?.(argument as never) })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ id: 0, value: url })
}

/** Starts a program by its path from this folder, without the ending, or a built one by its path from the root. */
export async function startProgram(
  name: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<Program> {
  const isBuilt = name.endsWith('.js')
  const file = new URL(isBuilt ? `../../${name}` : `${name}.ts`, import.meta.url)
  const child = fork(fileURLToPath(file), args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    // The log, because audit lines are written at every level.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: isBuilt ? [] : ['--import', 'tsx', '--expose-gc'],
  })
  const answers = new Map<number, (value: never) => void>()
  child.on('message', ({ id, value, ready }: Message) =>
    ready ? answers.get(0)?.(ready as never) : answers.get(id)?.(value),
  )
  let calls = 0
  const ended = new Promise<never>((_, fail) => {
    child.once('exit', (status) => fail(new Error(`${name} ended with ${status}`)))
  })
  ended.catch(() => {})
  const url = await Promise.race([new Promise<string>((done) => answers.set(0, done)), ended])
  return {
    url,
    ask(call, argument) {
      calls += 1
      const id = calls
      child.send({ id, call, argument })
      return Promise.race([new Promise<never>((done) => answers.set(id, done)), ended])
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((done) => {
    child.once('exit', () => done())
    child.kill(signal)
  })
}
