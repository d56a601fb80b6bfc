import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Side of the square that becomes one pixel of a kept picture: so large that letters vanish but colours stay. */
const cell = 32

/** A small picture's colours, row by row: red, green and blue of each pixel. */
export type Colours = readonly number[]

/** The window's content as a PNG in which each `cell` × `cell` pixels become their mean colour. */
export async function smallPicture(page: Page): Promise<Buffer> {
  const whole = await page.screenshot({ animations: 'disabled' })
  const base64 = await page.evaluate(
    async ([picture, size]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      let image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const width = Math.round(image.width / size)
      const height = Math.round(image.height / size)
      // By halves: in one large step a browser reads only some of the pixels.
      for (let times = size; times >= 1; times /= 2) {
        const canvas = new OffscreenCanvas(width * times, height * times)
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
        image = canvas.transferToImageBitmap()
      }
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      return btoa(String.fromCharCode(...png))
    },
    [whole.toString('base64'), cell] as const,
  )
  return Buffer.from(base64, 'base64')
}

export async function coloursOf(page: Page, png: Buffer): Promise<Colours> {
  return page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
    return [...data].filter((_, place) => place % 4 !== 3)
  }, png.toString('base64'))
}

/** How much two pictures differ: the mean of all differences, 0 to 255. Pictures of different sizes give 255. */
export function difference(one: Colours, other: Colours): number {
  if (one.length !== other.length) return 255
  const sum = one.reduce((total, value, place) => total + Math.abs(value - (other[place] ?? 0)), 0)
  return sum / one.length
}

/**
 * The kept picture of a name; throws if there is none. With UPDATE_PICTURES=1 the given one is kept: look at it
 * before you commit it.
 */
export function keptPicture(name: string, current: Buffer): Buffer {
  const file = new URL(`../e2e/pictures/${name}.png`, import.meta.url)
  if (process.env.UPDATE_PICTURES) writeFileSync(file, current)
  return readFileSync(file)
}
