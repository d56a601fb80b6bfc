import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { collectBody } from './collect-body.server'

function render(text: string[]): Promise<string> {
  const items = text.map((one, key) => createElement('p', { key }, one))
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement('main', null, items), {
      onAllReady: () => pipe(collectBody((body) => resolve(Buffer.from(body).toString('utf8')))),
      onShellError: reject,
    })
  })
}

it.each([
  0, 1, 2, 3,
])('[LOOK-01] Chinese text is whole wherever React’s buffers end, %i letters on', async (shift) => {
  const text = Array.from({ length: 300 }, () => '通知公告')
  const html = await render(['x'.repeat(shift), ...text])
  expect(html).not.toContain('\0')
  expect(html.match(/通知公告/g)).toHaveLength(300)
})
