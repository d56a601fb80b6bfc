import { FileFailure } from '../file-source'

/** A part of the viewer that is on its way. Throws FileFailure: without it the file is not broken. */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(() => {
    throw new FileFailure('unreachable')
  })
}
