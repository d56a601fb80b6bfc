import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './ports'

type Answerer = (response: ServerResponse, request: IncomingMessage) => void

/** An OpenAI-compatible service whose answers a test writes; `asked` are the requests received. */
export async function startAnswerService() {
  let answerer: Answerer = (response) => say(response, ['好'])
  const asked: { headers: IncomingMessage['headers']; path: string; body: AskedBody }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    asked.push({ headers: request.headers, path: request.url ?? '', body })
    answerer(response, request)
  })
  const { url, close } = await listenLocally(server)
  return {
    url: `${url}/v1`,
    asked,
    answer(next: Answerer) {
      answerer = next
    },
    close,
  }
}

interface AskedBody {
  model: string
  stream: boolean
  messages: { role: string; content: string }[]
}

export const eventStream = { 'content-type': 'text/event-stream' }

/** One event of an answer. */
export const chunkOf = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`

/** A whole answer in pieces, followed by the end markers. */
export function say(response: ServerResponse, pieces: readonly string[]) {
  response.writeHead(200, eventStream)
  for (const piece of pieces) response.write(chunkOf(piece))
  response.end(`${chunkOf('', 'stop')}data: [DONE]\n\n`)
}
