import type { ViewerTexts } from '~text/viewer'
import { FileFailure, failureFor } from '../file-source'

/** Why a file's layout is not shown, although the file can be. */
export type Refusal = keyof ViewerTexts['layout']['refused']

export class LayoutRefused extends Error {
  override name = 'LayoutRefused'
  constructor(readonly refusal: Refusal) {
    super(refusal)
  }
}

/** The statuses that server/documents/converted-document.ts returns. */
const refusals: Record<number, Refusal> = {
  413: 'huge',
  415: 'unconverted',
  502: 'unreachable',
  503: 'busy',
  504: 'late',
}

/**
 * The PDF that the server makes of an office file. Throws LayoutRefused, or FileFailure if the user may no longer read
 * it; an abort error is passed on unchanged.
 */
export async function askForPdf(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const lost = (error: Error) => {
    throw signal.aborted ? error : new LayoutRefused('unreachable')
  }
  const answer = await fetch(address, { signal }).catch(lost)
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer().catch(lost))
  if (answer.status === 423) throw new FileFailure('encrypted')
  const refusal = refusals[answer.status]
  throw refusal ? new LayoutRefused(refusal) : new FileFailure(failureFor(answer.status))
}
