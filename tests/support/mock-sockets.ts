import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A client of one of the mock platform's sockets that remembers what it receives. */
export interface Listener {
  socket: WebSocket
  /** Frames that were received but not read yet. */
  heard: string[]
  /** The next frame; waits for it if none has been received. */
  next(): Promise<string>
  nextJson(): Promise<unknown>
  send(frame: unknown): void
}

/** Opens a socket; rejects with the status if the platform refuses it. */
export async function listen(url: string, protocol?: string): Promise<Listener> {
  const socket = new WebSocket(url, protocol)
  const heard: string[] = []
  const waiting: ((frame: string) => void)[] = []
  socket.on('message', (data) => {
    const hear = waiting.shift()
    if (hear) hear(data.toString())
    else heard.push(data.toString())
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('unexpected-response', (_request, response) => {
      response.resume()
      reject(Object.assign(new Error(`status ${response.statusCode}`), { response }))
    })
  })
  const next = () => {
    const frame = heard.shift()
    return frame === undefined
      ? new Promise<string>((resolve) => waiting.push(resolve))
      : Promise.resolve(frame)
  }
  return {
    socket,
    heard,
    next,
    nextJson: async () => JSON.parse(await next()),
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  }
}

/** The code with which a socket is closed; 1006 = the connection just ended. */
export async function closeCodeOf({ socket }: Listener): Promise<number> {
  const [code] = await once(socket, 'close')
  return code as number
}
