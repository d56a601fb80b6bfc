import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

/** Starts a server at a free port of this machine: where it is, and how to end it. */
export async function listenLocally(server: Server | SecureServer) {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      // Chromium opens some connections in advance and never sends anything on them.
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, port, close }
}

/**
 * A port that is free now, and outside the range from which systems assign ports automatically: otherwise another test
 * could get it before the program that it is for.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  return isFree ? port : freePort()
}

/** Whether a server listens at a port of this machine. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}
