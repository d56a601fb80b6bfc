import { readFile } from 'node:fs/promises'
import { FormData, type Response } from 'undici'
import { ConversionError, type Converter } from './converter'
import { ask, saveAnswer } from './save-answer'

/** Gotenberg and compatible services: POST /forms/libreoffice/convert with the file, answered with the PDF. */
export function gotenberg(url: string, most: number): Converter {
  const address = `${url.replace(/\/$/, '')}/forms/libreoffice/convert`
  return {
    atOnce: 4,
    async convert({ path, ending }, target, signal) {
      const body = new FormData()
      body.append('files', new Blob([await readFile(path)]), `document.${ending}`)
      const answer = await ask(address, { method: 'POST', body, signal })
      if (!answer.ok) throw await failureOf(answer)
      await saveAnswer(answer, target, most)
    },
  }
}

/**
 * Gotenberg answers 400 if the document is the cause, 503 after a timeout, and reports a missing password only in the
 * text.
 */
async function failureOf(answer: Response): Promise<ConversionError> {
  const { status } = answer
  const detail = `the converter answered ${status}`
  if (status === 413) return new ConversionError('huge', detail)
  if (status === 429) return new ConversionError('busy', detail)
  if (status === 503 || status === 504) return new ConversionError('late', detail)
  if (status !== 400 && status !== 415 && status !== 422)
    return new ConversionError('unreachable', detail)
  const words = (await answer.text().catch(() => '')).slice(0, 2_000)
  return new ConversionError(/password/i.test(words) ? 'encrypted' : 'unconverted', detail)
}
