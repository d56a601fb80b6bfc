import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { freePort, isListening } from './ports'

export interface RedisServer {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** A Redis of its own: in memory alone, on a free port, perhaps with a password. Its data is lost when it stops. */
export async function startRedis(program: string, password = ''): Promise<RedisServer> {
  const port = await freePort()
  let child: ReturnType<typeof spawn> | null = null
  const server: RedisServer = {
    url: `redis://${password && `:${password}@`}127.0.0.1:${port}`,
    async start() {
      const memoryAlone = ['--save', '', '--appendonly', 'no']
      const options = ['--port', String(port), '--bind', '127.0.0.1', ...memoryAlone]
      const secured = password ? ['--requirepass', password] : []
      child = spawn(program, [...options, ...secured], { cwd: tmpdir(), stdio: 'ignore' })
      while (!(await isListening(port))) {
        if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
      }
    },
    async stop() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      child = null
    },
  }
  await server.start()
  return server
}
