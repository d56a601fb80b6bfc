import { gzipSync } from 'node:zlib'
import { lockedFiles, lockedNames, rarOf, sevenZip } from '../support/archives'
import { keepFile } from '../support/sample-files'
import { expect, test } from '../support/test'

const viewerOf = (fileId: string, name: string) =>
  `/file-viewer?${new URLSearchParams({ fileId, name })}`

test('[DOC-04] a rar, a 7z and a packed tar list what lies in them, and each entry opens in its place', async ({
  visit,
}) => {
  const { page, space } = await visit('/file-viewer')
  const content = page.getByRole('region', { name: '文件内容' })
  const show = (name: string, bytes: Buffer) =>
    page.goto(viewerOf(keepFile(space, name, bytes), name))
  await test.step('7z', async () => {
    await show('移交.7z', sevenZip)
    await expect(page.getByText('共 3 个文件')).toBeVisible()
    await page.getByRole('button', { name: '材料/清单.txt' }).click()
    await expect(content).toContainText('第一行 清单')
    await page.getByRole('button', { name: '返回移交.7z' }).click()
    // As the key of an object, this name would change the object's prototype.
    await page.getByRole('button', { name: '__proto__/a.txt' }).click()
    await expect(content).toContainText('inside')
  })
  await test.step('rar', async () => {
    await show(
      '移交.rar',
      rarOf({ '请示/正文.txt': '关于购置设备的请示', '附件.csv': '名称,数量\n电脑,3\n' }),
    )
    await expect(page.getByText('共 2 个文件')).toBeVisible()
    await page.getByRole('button', { name: '附件.csv' }).click()
    await expect(page.getByRole('cell', { name: '电脑' })).toBeVisible()
  })
  await test.step('tar', async () => {
    await show('移交.tar.gz', gzipSync(tarOf('清单.txt', '一份清单')))
    await page.getByRole('button', { name: '清单.txt' }).click()
    await expect(content).toContainText('一份清单')
  })
})

test('[DOC-05] an archive that is cut or locked says so, and can be downloaded', async ({
  visit,
}) => {
  const { page, space, allowErrors } = await visit('/file-viewer')
  allowErrors(/Failed to load resource/)
  const cases = [
    ['坏.7z', sevenZip.subarray(0, 90), '文件已损坏，无法显示'],
    ['锁.7z', lockedNames, '文件已加密，无法在线查看'],
  ] as const
  for (const [name, bytes, sentence] of cases) {
    await page.goto(viewerOf(keepFile(space, name, bytes), name))
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
    await expect(page.getByRole('link', { name: '下载文件' })).toBeVisible()
  }
  const rar = rarOf({ '正文.txt': '关于购置设备的请示', '附件.csv': '名称,数量' })
  await page.goto(viewerOf(keepFile(space, '半.rar', rar.subarray(0, 60)), '半.rar'))
  await expect(page.getByText('压缩文件不完整')).toBeVisible()
  await page.goto(viewerOf(keepFile(space, '锁.7z', lockedFiles), '锁.7z'))
  await page.getByRole('button', { name: '说明.md' }).click()
  await expect(page.getByText('文件已加密，无法在线查看')).toBeVisible()
})

/** A tar of one file, with the header of POSIX. */
function tarOf(name: string, text: string): Buffer {
  const data = Buffer.from(text)
  const head = Buffer.alloc(512)
  head.write(name)
  head.write('0000644\0', 100)
  head.write(`${data.length.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('        0', 148)
  head.write('ustar\x0000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([head, data, Buffer.alloc(1536 - data.length)])
}
