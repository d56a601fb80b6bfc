import type { DownloadItem } from './download-list'
import { cleanName } from './file-name'
import { type ProgressBoard, speedometer } from './progress'
import type { TransferEnd } from './transfer'
import type { Transfers } from './transfers'

/** Pauses (ms) before each retry; progress restarts the list. */
const downloadRetries: readonly number[] = [1_000, 4_000, 15_000]

export interface BringParts {
  transfers: Transfers
  untilSignedIn(): Promise<void>
  /** Settles after `time` (ms), or at once if it is aborted. */
  pause(time: number, signal: AbortSignal): Promise<void>
  now(): number
}

/** Failures that may not recur at the next attempt. */
const passing: TransferEnd['kind'][] = ['network', 'service', 'storage']

/** `remember` receives what another window needs to continue from here. */
export function createBringer(
  parts: BringParts,
  board: ProgressBoard,
  remember: (id: string, known: Partial<DownloadItem>) => void,
) {
  async function attempt(file: DownloadItem, signal: AbortSignal): Promise<TransferEnd> {
    const measure = speedometer(parts.now)
    const plan = { url: file.fileUrl, validator: file.validator }
    let begun = false
    return parts.transfers.run(file.id, plan, signal, (news) => {
      const fileName = file.fileName || cleanName(news.fileName)
      Object.assign(file, { ...news, fileName })
      const { received, total, validator } = news
      board.set(file.id, { received, total, speed: measure(received), waiting: false })
      if (begun) return
      begun = true
      remember(file.id, { fileName, total, validator })
    })
  }

  async function signInOver({ id, received, total }: DownloadItem, signal: AbortSignal) {
    board.set(id, { received, total, speed: 0, waiting: true })
    const aborted = new Promise<void>((done) =>
      signal.addEventListener('abort', () => done(), { once: true }),
    )
    await Promise.race([parts.untilSignedIn(), aborted])
  }

  /**
   * Retries automatically, with longer pauses, for as long as there is progress; `file` records how much has arrived.
   */
  return async function bring(file: DownloadItem, signal: AbortSignal): Promise<TransferEnd> {
    let fruitless = 0
    let signedIn = false
    for (;;) {
      const before = file.received
      const end = await attempt(file, signal)
      if (signal.aborted && end.kind !== 'done') return { kind: 'stopped' }
      if (file.received > before) {
        fruitless = 0
        signedIn = false
      }
      if (end.kind === 'session-over' && !signedIn) {
        signedIn = true
        await signInOver(file, signal)
      } else {
        const time = downloadRetries[fruitless]
        if (!passing.includes(end.kind) || time === undefined) return end
        fruitless += 1
        await parts.pause(time, signal)
      }
      if (signal.aborted) return { kind: 'stopped' }
    }
  }
}
