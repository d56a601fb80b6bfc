import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Answer {
  id?: number
  method?: string
  params?: unknown
  sessionId?: string
  result?: unknown
  error?: { message: string } | string
  message?: string
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Commands and events over one socket: the shape that the DevTools protocol and WebDriver BiDi share. */
export interface CommandSocket {
  /** Sends a command, and gives its result. Throws an error that the browser returns. */
  send<Result = unknown>(method: string, params?: object, sessionId?: string): Promise<Result>
  /** Calls back for each event with this name. */
  on<Params>(method: string, heard: (params: Params, sessionId?: string) => void): void
  close(): void
}

export async function openCommandSocket(url: string): Promise<CommandSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 256 << 20 })
  await once(socket, 'open')
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, ((params: never, sessionId?: string) => void)[]>()
  let last = 0
  socket.on('message', (data) => {
    const {
      id,
      method = '',
      params,
      sessionId,
      result,
      error,
      message,
    }: Answer = JSON.parse(String(data))
    const asked = id === undefined ? undefined : waiting.get(id)
    if (id !== undefined) waiting.delete(id)
    const said = typeof error === 'string' ? `${error} ${message}` : error?.message
    if (said === undefined) asked?.resolve(result)
    else asked?.reject(new Error(said))
    for (const heard of listeners.get(method) ?? []) heard(params as never, sessionId)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
    waiting.clear()
  })
  return {
    send: <Result>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Result>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve: resolve as (result: unknown) => void, reject })
        socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      }),
    on(method, heard) {
      listeners.set(method, [...(listeners.get(method) ?? []), heard])
    },
    close: () => socket.close(),
  }
}
