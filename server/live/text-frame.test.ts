import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './text-frame'

/** What a client receives when texts are written to its connection as frames. */
async function heardOf(texts: string[]) {
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (req, connection, head) =>
    sockets.handleUpgrade(req, connection, head, (socket) => {
      for (const text of texts) connection.write(textFrame(text))
      socket.close()
    }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received: unknown[] = []
  client.on('message', (data, isBinary) => received.push(isBinary ? data : data.toString()))
  await once(client, 'close')
  return received
}

describe('a frame that is built once', () => {
  it('[FAST-05] is received as the text that it was made of, at every size of its header', async () => {
    const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
    const texts = [...lengths.map((length) => 'x'.repeat(length)), '待办'.repeat(50)]
    expect(await heardOf(texts)).toEqual(texts)
  })
})
