import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '../program'

/** A collector that only counts the bytes that it gets. */
let bytes = 0
const server = createServer((req, res) => {
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  req.on('end', () => res.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
serve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { received: () => bytes })
