import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { mutated, randomFrom } from '../support/mutated'
import { phonePhoto } from '../support/phone-photo'
import { keepFile } from '../support/sample-files'
import { expect, test } from '../support/test'

/**
 * Kinds that the browser draws, so that testing a reader alone would show little. `MUTATIONS=500` tries more of each.
 */
const samples = {
  docx: 'letter.docx',
  pptx: 'slides.pptx',
  xlsx: 'tasks.xlsx',
  ofd: 'ofd.ofd',
  pdf: 'guide.pdf',
  png: 'picture.png',
  jpg: 'photo.jpg',
  svg: 'assistant.svg',
  mp4: 'video.mp4',
  wav: 'sound.wav',
  csv: 'duties.csv',
  zip: 'archive.zip',
} as const

const bytesOf = (name: string) => readFileSync(`fixtures/files/${name}`)
const kinds: [kind: string, sample: Uint8Array][] = [
  ...Object.entries(samples).map(([kind, name]): [string, Uint8Array] => [kind, bytesOf(name)]),
  ['heic', phonePhoto],
]

const count = Number(process.env.MUTATIONS ?? 4)
const seed = Number(process.env.MUTATIONS_SEED ?? 20_261_128)

for (const [kind, sample] of kinds) {
  test(`[DOC-05] mutated files (${count} of ${kind}, seed ${seed}) are shown or refused, one after the other`, {
    tag: '@long',
  }, async ({ visit }) => {
    test.setTimeout(30_000 + count * 10_000)
    const { page, space, allowErrors } = await visit('/file-viewer')
    // What the browser reports about a picture or a part that it cannot read; its own error document has a style.
    allowErrors(/Failed to load resource|XML parse error|Applying inline style violates/)
    // What pdf.js reports about a page that it cannot draw or find.
    allowErrors(/renderView|Unable to get page/)
    const random = randomFrom(seed)
    const names = Array.from({ length: count }, (_, at) => `${String(at).padStart(3, '0')}.${kind}`)
    const files = Object.fromEntries(names.map((name) => [name, mutated(sample, random)]))
    const fileId = keepFile(space, '一批.zip', Buffer.from(zipSync(files)))
    await page.goto(`/file-viewer?${new URLSearchParams({ fileId, name: '一批.zip' })}`)
    const content = page.getByRole('main')
    for (const name of names) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('button', { name: '返回一批.zip' })).toBeVisible()
      await expect(content.getByText('正在加载'), `${name} has loaded`).toBeHidden({
        timeout: 10_000,
      })
      await expect(content).not.toBeEmpty()
      await page.getByRole('button', { name: '返回一批.zip' }).click()
    }
    await expect(page.getByText(`共 ${count} 个文件`)).toBeVisible()
  })
}
