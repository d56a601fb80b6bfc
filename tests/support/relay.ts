import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A relay to a server that can refuse connections, and admit them again at the same address. */
export interface Relay {
  url: string
  refuse(): Promise<void>
  admit(): Promise<void>
  close(): Promise<void>
}

/** Stands in front of an http address, on a free port. */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  let port = 0
  let server: Server | null = null

  async function admit() {
    if (server) return
    server = createServer((near) => {
      const far = connect(Number(targetPort), hostname)
      keep(near)
      keep(far)
      near.pipe(far)
      far.pipe(near)
      // A reset must reach the other side as a reset, not as a normal close.
      far.once('error', () => near.resetAndDestroy())
      near.once('close', () => far.destroy())
      far.once('close', () => near.destroy())
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function refuse() {
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    server = null
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await admit()
  return { url: `http://127.0.0.1:${port}`, refuse, admit, close: refuse }
}
