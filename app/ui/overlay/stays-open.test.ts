import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('[LOOK-02] every modal dialog stays open while another one gives the focus back', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const roots = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = readFileSync(`app/${file}`, 'utf8')
      const found = text.match(/<(?:Dialog|Drawer)\.Root\b.{0,30}/gs) ?? []
      return found.map((root) => ({ file, root }))
    })
  const frames = ['ui/overlay/dialog-frame.tsx', 'ui/overlay/side-drawer.tsx']
  expect(roots.map(({ file }) => file)).toEqual(expect.arrayContaining(frames))
  expect(roots.filter(({ root }) => !root.includes('{...staysOpen}'))).toEqual([])
})
