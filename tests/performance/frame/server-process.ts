import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A program of this folder that runs in a process of its own. */
export interface Server {
  url: string
  /** Microseconds of CPU, user and system, since it was started. */
  cpu(): Promise<number>
  stop(): void
}

export async function startServer(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<Server> {
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url))
  const child = fork(file, args, {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    execArgv: ['--import', 'tsx'],
  })
  const { ready } = await Promise.race([message(child), endOf(child, program)])
  return {
    url: ready ?? '',
    async cpu() {
      child.send('cpu')
      const { cpu } = await message(child)
      return (cpu?.user ?? 0) + (cpu?.system ?? 0)
    },
    stop: () => child.disconnect(),
  }
}

interface Message {
  ready?: string
  cpu?: NodeJS.CpuUsage
}

async function message(child: ChildProcess): Promise<Message> {
  const [received] = await once(child, 'message')
  return received
}

async function endOf(child: ChildProcess, program: string): Promise<never> {
  const [status] = await once(child, 'exit')
  throw new Error(`${program} ended with status ${status}`)
}
