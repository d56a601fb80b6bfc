import { stagedHandle } from './staging'
import { type Sink, type TransferEnd, transfer } from './transfer'
import type { TransferOrder, TransferWord } from './transfer-words'

/** How often (ms) a running download reports its progress. */
const downloadReportPace = 250

/** A handle of the browser's own file system that only workers get; TypeScript's DOM library lacks it. */
interface AccessHandle {
  getSize(): number
  write(bytes: Uint8Array, options: { at: number }): number
  truncate(size: number): void
  flush(): void
  close(): void
}

const underWay = new Map<number, AbortController>()
const publish = (word: TransferWord) => self.postMessage(word)

self.onmessage = ({ data }: MessageEvent<TransferOrder>) => {
  if (data.kind === 'stop') underWay.get(data.attempt)?.abort()
  else void start(data)
}

async function start({ attempt, userId, id, ...plan }: TransferOrder & { kind: 'start' }) {
  const stop = new AbortController()
  underWay.set(attempt, stop)
  const end = await withSink(userId, id, (sink) =>
    transfer({
      ...plan,
      sink,
      signal: stop.signal,
      pace: downloadReportPace,
      report: (news) => publish({ attempt, news }),
    }),
  )
  underWay.delete(attempt)
  publish({ attempt, end })
}

/** Closes the file, with the last bytes on the disk, before the end is reported. */
async function withSink(
  userId: string,
  id: string,
  work: (sink: Sink) => Promise<TransferEnd>,
): Promise<TransferEnd> {
  let handle: AccessHandle | undefined
  try {
    const file = (await stagedHandle(userId, id)) as unknown as {
      createSyncAccessHandle(): Promise<AccessHandle>
    }
    handle = await file.createSyncAccessHandle()
    const end = await work(sinkOf(handle))
    handle.flush()
    return end
  } catch {
    // Another window has not released it yet, or storage is refused.
    return { kind: 'storage' }
  } finally {
    handle?.close()
  }
}

function sinkOf(handle: AccessHandle): Sink {
  return {
    size: () => handle.getSize(),
    truncate: (size) => handle.truncate(size),
    write(bytes, at) {
      if (handle.write(bytes, { at }) === bytes.byteLength) return
      throw new DOMException('', 'QuotaExceededError')
    },
  }
}
