import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Shot } from './choice'

export const galleryFolder = fileURLToPath(new URL('../../test-results/gallery', import.meta.url))

/** The path within the gallery's folder, with `/` as separator, as the index page needs it. */
export const pictureOf = ({ screen, variation }: Shot) => `${screen}/${variation}.png`
export const formerOf = (shot: Shot) => `before/${pictureOf(shot)}`

/** Keeps the last picture for comparison, if there is one. */
export function keepFormer(shot: Shot): void {
  const former = path.join(galleryFolder, formerOf(shot))
  mkdirSync(path.dirname(former), { recursive: true })
  try {
    renameSync(path.join(galleryFolder, pictureOf(shot)), former)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
