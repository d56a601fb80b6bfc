import { FileFailure } from './file-source'
import { viewerLimits } from './limits'

/**
 * A worker's answer; FileFailure `huge` after the time allowed for a file: a crafted one could keep the worker busy for
 * ever.
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new FileFailure('huge')), viewerLimits.oldReading)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Fails if a worker's file cannot be loaded or run. */
export function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, fail) =>
    worker.addEventListener('error', () => fail(new FileFailure('unreachable')), { once: true }),
  )
}
