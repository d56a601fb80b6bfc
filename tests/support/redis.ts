import { freePort } from './ports'
import { serverProgram } from './server-program'

/** A Redis of its own: in memory alone, on a free port, perhaps with a password. Its data is lost when it stops. */
export async function startRedis(program: string, password = '') {
  const port = await freePort()
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const secured = password ? ['--requirepass', password] : []
  const server = serverProgram(program, [...options, ...secured], [port])
  await server.start()
  return { ...server, url: `redis://${password && `:${password}@`}127.0.0.1:${port}` }
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>
