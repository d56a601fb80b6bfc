import { FileFailure } from '../file-source'
import { readOld } from './read-old'
import type { WorkerOrder, WorkerWord } from './worker-words'

const publish = (word: WorkerWord) => self.postMessage(word)

self.onmessage = async ({ data }: MessageEvent<WorkerOrder>) => {
  try {
    publish({ content: await readOld(data.kind, data.bytes) })
  } catch (error) {
    publish({ failure: error instanceof FileFailure ? error.failure : 'broken' })
  }
}

// Tells the page that the worker has loaded.
publish('ready')
