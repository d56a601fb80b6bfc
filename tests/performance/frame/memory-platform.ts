import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { WebSocketServer } from 'ws'
import { createMockPlatform } from '../../../mock-platform/server'
import { serve } from '../program'

/** A mock platform that answers each read of a user once; the same read is later answered from memory. */
const mock = await createMockPlatform({
  port: 0,
  quiet: true,
  scenario: fileURLToPath(new URL('full-shell.jsonc', import.meta.url)),
})
const answers = new Map<string, Buffer>()

async function handle(req: IncomingMessage, res: ServerResponse) {
  const key = `${req.method} ${req.url} ${req.headers.authorization}`
  const kept = answers.get(key)
  if (kept) return send(res, 200, kept)
  const headers = { ...req.headers } as Record<string, string>
  for (const name of ['host', 'connection', 'content-length']) delete headers[name]
  const body = req.method === 'GET' ? null : await read(req)
  const answer = await fetch(mock.url + req.url, { method: req.method ?? 'GET', headers, body })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (req.method === 'GET' && answer.status === 200) answers.set(key, bytes)
  send(res, answer.status, bytes)
}

function send(res: ServerResponse, status: number, body: Buffer) {
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  res.end(body)
}

async function read(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const server = createServer((req, res) => {
  handle(req, res).catch((error: Error) => res.destroy(error))
})
// Sockets of live sources, which send nothing.
new WebSocketServer({ server }).on('connection', (socket) => socket.on('error', () => {}))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
serve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
