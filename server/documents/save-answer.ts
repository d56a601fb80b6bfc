import { open } from 'node:fs/promises'
import { fetch, type RequestInit, type Response } from 'undici'
import { ConversionError } from './converter'

/**
 * Saves the body of a converter's answer, a PDF of at most `most` bytes, to a file. Throws ConversionError; rethrows an
 * abort unchanged.
 */
export async function saveAnswer(answer: Response, target: string, most: number): Promise<void> {
  const file = await open(target, 'w')
  let length = 0
  try {
    for await (const piece of answer.body ?? []) {
      if (length === 0) requirePdf(piece)
      length += piece.length
      if (length > most) throw new ConversionError('huge', `the answer has over ${most} bytes`)
      await file.writeFile(piece)
    }
  } finally {
    await file.close()
  }
  if (length === 0) throw new ConversionError('unreachable', 'the answer is empty')
}

function requirePdf(start: Uint8Array): void {
  if (Buffer.from(start).subarray(0, 5).toString('latin1') === '%PDF-') return
  throw new ConversionError('unreachable', 'the answer is no PDF')
}

/** Calls a converter. Throws ConversionError `unreachable`; rethrows an abort unchanged. */
export async function ask(url: string | URL, init: RequestInit): Promise<Response> {
  // A converter has no reason to redirect, and the target of a redirect is not trusted.
  return fetch(url, { ...init, redirect: 'error' }).catch((error: Error) => {
    if (init.signal?.aborted) throw error
    // Not the message, which may contain the address.
    const { code, name } = (error.cause ?? error) as { code?: string; name: string }
    throw new ConversionError('unreachable', code ?? name)
  })
}
