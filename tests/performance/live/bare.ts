import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { serve } from '../program'

/** The floor: a bare `ws` server that forwards everything from its one upstream to every client. */
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
const upstream = new WebSocket(process.env.UPSTREAM ?? '', { perMessageDeflate: false })
upstream.on('message', (data, binary) => {
  for (const client of sockets.clients) client.send(data, { binary })
})
// As a real server must: otherwise it closes a connection that a proxy has dropped only when it writes to it.
sockets.on('connection', (socket) => socket.on('error', () => {}))
await new Promise((open) => upstream.once('open', open))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
serve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
