import { expect, type Frame, type Page } from '@playwright/test'

/** Waits until nothing loads any more, in the page and in its apps. */
export async function settle(page: Page) {
  await expect
    .poll(async () => (await Promise.all(page.frames().map(busyParts))).flat(), {
      message: 'parts that still load',
    })
    .toEqual([])
}

/** A screenshot that is the same twice in a row, so that nothing in it is still changing. */
export async function stillPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled' })
  let picture = await take()
  await expect
    .poll(
      async () => {
        const next = await take()
        const same = next.equals(picture)
        picture = next
        return same
      },
      { message: 'two pictures in a row are the same' },
    )
    .toBe(true)
  return picture
}

async function busyParts(frame: Frame): Promise<string[]> {
  // A frame that goes away during the check is checked again in the next poll.
  return frame.evaluate(busyInDocument).catch(() => ['a frame'])
}

/** Runs in the page. */
function busyInDocument(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const waiting = seen('[aria-busy=true], [role=progressbar]:not([aria-valuenow])')
  const saying = seen('[role=status]').filter((one) =>
    /正在加载|Loading/.test(one.textContent ?? ''),
  )
  const pictures = seen('img:not([loading=lazy])').filter(
    (one) => !(one as HTMLImageElement).complete,
  )
  const fonts = document.fonts.status === 'loading' ? ['fonts'] : []
  return [
    ...[...waiting, ...saying, ...pictures].map((one) => one.outerHTML.slice(0, 200)),
    ...fonts,
  ]
}
