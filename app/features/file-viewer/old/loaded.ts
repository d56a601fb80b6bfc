import { FileFailure } from '../file-source'

/**
 * Waits for a lazily loaded part of the viewer. Throws FileFailure: a part that fails to load does not mean a broken
 * file.
 */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(() => {
    throw new FileFailure('unreachable')
  })
}
