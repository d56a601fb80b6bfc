import {
  type Completion,
  type CompletionMessage,
  completeChat,
  completionSchema,
} from '~contract/platform/assistant'
import { envelopeSchema } from '~contract/platform/envelope'
import { readEvents } from '~contract/platform/event-stream'
import { PlatformError, type PlatformFailure } from '~contract/platform/platform-error'
import { readShape } from '~contract/platform/read-shape'
import { responseCode } from '~contract/platform/response-code'
import { assistantLimits, productVersion } from '~contract/portal/constants'
import type { PortalConfig } from '../../config/env'
import type { Caller } from '../client'
import { parseJson } from '../parse-json'

/** A piece of an answer, or how it ended. */
export type AnswerPiece = { text: string } | { end: 'whole' | 'too-long' }

type Settings = Pick<
  PortalConfig,
  | 'PLATFORM_URL'
  | 'SERVICE_PREFIXES'
  | 'AI_SERVICE_URL'
  | 'AI_SERVICE_KEY'
  | 'AI_MODEL'
  | 'AI_PATIENCE_MS'
>

/**
 * Asks the assistant's service: AI_SERVICE_URL's, or else the platform's own. Yields the answer piece by piece until
 * `signal` aborts. Throws PlatformError, even between two pieces; `session-over` only for the platform's own.
 */
export async function askService(
  settings: Settings,
  caller: Caller,
  messages: CompletionMessage[],
  signal: AbortSignal,
): Promise<AsyncGenerator<AnswerPiece>> {
  const watch = watchSilence(settings.AI_PATIENCE_MS, signal)
  try {
    const answer = await fetch(addressOf(settings), {
      method: 'POST',
      headers: headersOf(settings, caller),
      body: JSON.stringify({ model: settings.AI_MODEL, stream: true, messages }),
      redirect: 'error',
      signal: watch.signal,
    })
    watch.received()
    const type = answer.headers.get('content-type') ?? ''
    if (answer.ok && answer.body && type.startsWith('text/event-stream')) {
      return streamed(answer.body, watch)
    }
    const text = await textOf(answer)
    watch.stop()
    return once(wholeAnswer(answer, text, settings))
  } catch (error) {
    watch.stop()
    throw watch.translated(error)
  }
}

function addressOf({ AI_SERVICE_URL, PLATFORM_URL = '', SERVICE_PREFIXES }: Settings): string {
  if (!AI_SERVICE_URL) {
    const prefix = SERVICE_PREFIXES[completeChat.service]
    return PLATFORM_URL.replace(/\/$/, '') + prefix + completeChat.path
  }
  const url = new URL(AI_SERVICE_URL)
  if (!/\/chat\/completions\/?$/.test(url.pathname)) {
    url.pathname = `${url.pathname.replace(/\/$/, '')}/chat/completions`
  }
  return url.href
}

/** Only the platform gets the user's token, and only the service gets the portal's key. */
function headersOf({ AI_SERVICE_URL, AI_SERVICE_KEY }: Settings, caller: Caller) {
  const credential = AI_SERVICE_URL ? AI_SERVICE_KEY : caller.token
  return {
    accept: 'text/event-stream, application/json',
    'content-type': 'application/json',
    ...(credential && { authorization: `Bearer ${credential}` }),
    ...(!AI_SERVICE_URL && { version: productVersion, 'x-request-id': caller.requestId }),
  }
}

async function* streamed(
  body: ReadableStream<Uint8Array>,
  watch: ReturnType<typeof watchSilence>,
): AsyncGenerator<AnswerPiece> {
  let length = 0
  let finished = false
  try {
    for await (const data of readEvents(body, watch.received)) {
      if (data === '[DONE]') finished = true
      if (finished) break
      const { text, last } = pieceOf(data)
      length += text.length
      if (text) yield { text }
      if (length > assistantLimits.answer) return yield { end: 'too-long' }
      // Some services do not send [DONE]; waiting for it would keep the answer open.
      if (last) finished = true
      if (last === 'length') return yield { end: 'too-long' }
      if (finished) break
    }
    if (!finished) throw failed('unreachable', 'the answer has no end')
    yield { end: 'whole' }
  } catch (error) {
    throw watch.translated(error)
  } finally {
    watch.stop()
  }
}

async function* once(text: string): AsyncGenerator<AnswerPiece> {
  if (text) yield { text }
  yield { end: 'whole' }
}

function pieceOf(data: string): { text: string; last: string | null | undefined } {
  const [choice] = completionOf(data).choices
  return { text: choice?.delta?.content ?? '', last: choice?.finish_reason }
}

function completionOf(text: string): Completion {
  const parsed = readShape(completionSchema, parseJson(text))
  if (!parsed.success) throw failed('shape', 'an event that is none')
  return parsed.data
}

/** The text in the answer of a service that does not stream. Throws PlatformError. */
function wholeAnswer({ ok, status }: Response, text: string, settings: Settings): string {
  const envelope = readShape(envelopeSchema, parseJson(text))
  const over = status === 401 || envelope.data?.code === responseCode.logout
  if (over && !settings.AI_SERVICE_URL) throw failed('session-over', '登录已失效，请重新登录', 401)
  if (status === 401 || status === 403) throw failed('refused', `HTTP ${status}`, status)
  if (status === 429) throw failed('busy', 'HTTP 429', status)
  if (!ok) throw failed('status', `HTTP ${status}`, status)
  return completionOf(text).choices[0]?.message?.content ?? ''
}

/** Reads the body up to the limit of an answer: a gateway's error page may be endless. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += decoder.decode(read.value, { stream: true })
    if (text.length > assistantLimits.answer) {
      void reader?.cancel()
      throw failed('shape', 'an answer without end')
    }
  }
  return text
}

/** Aborts after `patience` ms of silence, or with the caller's signal. */
function watchSilence(patience: number, given: AbortSignal) {
  const silence = new AbortController()
  const end = () => silence.abort()
  let timer = setTimeout(end, patience)
  return {
    signal: AbortSignal.any([given, silence.signal]),
    received() {
      clearTimeout(timer)
      timer = setTimeout(end, patience)
    },
    stop: () => clearTimeout(timer),
    translated(error: unknown) {
      if (error instanceof PlatformError) return error
      if (silence.signal.aborted) return failed('timeout', 'silence')
      return failed('unreachable', error instanceof Error ? error.message : String(error))
    },
  }
}

function failed(failure: PlatformFailure, message: string, code: number | null = null) {
  return new PlatformError(failure, completeChat.service, completeChat.name, message, code)
}
