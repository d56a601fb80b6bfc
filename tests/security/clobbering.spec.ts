import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { messagesModel } from '../../mock-platform/data/messages'
import { force } from '../support/forced'
import { messagesOf } from '../support/messages'
import { publishNotice } from '../support/notices'
import { keepFile, sampleArchive } from '../support/sample-files'
import { expect, shellOf, test } from '../support/test'

/** How the portal's scripts look something up by a name that an element could also have. */
const lookUps = [
  /\b(?:document|window|globalThis|elements)\.([A-Za-z_]\w+)/g,
  /getElementById\(['"]([^'"]+)/g,
  /meta\[name=(\w[\w-]*)/g,
]

/** The names that the portal's browser code reads, and some that libraries and pages do. */
function namesRead(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`app/${file}`, 'utf8'))
  const found = files.flatMap((text) =>
    lookUps.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  )
  const others = ['__remixContext', '__remixRouteModules', 'forms', 'attributes', 'portal-shell']
  return [...new Set([...found, ...others])]
}

const names = namesRead()

/** Elements with which HTML can replace a property of `document` or `window`. */
const html = names
  .map(
    (name) =>
      `<a id="${name}" name="${name}" href="/x">${name}</a><form id="${name}" name="${name}"><input name="${name}"></form>` +
      `<img id="${name}" name="${name}" src="/assets/x.png"><div id="${name}"></div><meta name="${name}" content="x">` +
      `<object id="${name}" name="${name}"></object><embed name="${name}"><iframe name="${name}"></iframe>`,
  )
  .join('')

/** The names that an element inside some of the page now answers to. */
function clobbered(page: Page, inside: string): Promise<string[]> {
  return page.evaluate(
    ([names, inside]) => {
      const areas = [...document.querySelectorAll(inside)]
      const isInside = (value: unknown) =>
        value instanceof Node
          ? areas.some((area) => area.contains(value))
          : value instanceof HTMLCollection &&
            [...value].some((one) => areas.some((area) => area.contains(one)))
      const read = (of: object, name: string) => (of as Record<string, unknown>)[name]
      return names.filter((name) =>
        [
          read(document, name),
          read(window, name),
          document.getElementById(name),
          document.querySelector(`meta[name="${name}"]`),
          document.getElementsByName(name)[0],
        ].some((value) => name !== 'activeElement' && isInside(value)),
      )
    },
    [names, inside] as const,
  )
}

// Pictures that do not exist; in the bare page, also names that mean something to Chromium.
test.use({ allowedErrors: /status of 404|referrer policy|is not recognized/ })

test('[SAFE-06] HTML with the names that scripts read takes their place in a bare page', async ({
  page,
}) => {
  expect(names).toEqual(
    expect.arrayContaining(['portal-failure', 'browser-warning', 'content', 'cookie', 'body']),
  )
  await page.goto('/portal-build')
  await page.evaluate((text) => {
    document.body.innerHTML = `<main>${text}</main>`
  }, html)
  const taken = await page.evaluate(() =>
    [document.cookie, document.querySelectorAll].map(
      (value: unknown) => value instanceof Node || value instanceof HTMLCollection,
    ),
  )
  expect(taken).toEqual([true, true])
})

test('[SAFE-06] a notice takes the place of no name that scripts read', async ({ page, space }) => {
  const notice = publishNotice(space, { id: 'names', title: '名称', content: `${html}<p>末尾</p>` })
  await page.goto(notice.path)
  await expect(page.getByText('末尾')).toBeVisible()
  expect(await page.locator('article').locator('[id], [name]').count()).toBe(0)
  expect(await clobbered(page, 'article')).toEqual([])
})

test('[SAFE-06] neither does a message, nor one that must be read; the shell goes on', async ({
  openAs,
  page,
  space,
}) => {
  const messages = space.collection(messagesModel)
  for (const { id } of messages.all()) messages.update(id, { content: `${html}<p>末尾</p>` })
  await openAs('zhangsan', '/list/index')
  await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
  const { open, rows, detail } = messagesOf(page)
  await open()
  await rows.first().getByRole('button').click()
  await expect(detail.getByText('末尾')).toBeVisible()
  const content = '[role=dialog] [class*=content]'
  expect(await page.locator(content).locator('[id], [name]').count()).toBe(0)
  expect(await clobbered(page, content)).toEqual([])
  await page.keyboard.press('Escape')

  force(space, '大风预警', { content: `${html}<p>末尾</p>` })
  const alarm = page.getByRole('dialog', { name: '大风预警' })
  await expect(alarm.getByText('末尾')).toBeVisible()
  expect(await clobbered(page, content)).toEqual([])
  await alarm.getByRole('button', { name: '确认收到' }).click()
  await shellOf(page).open('通知公告', 'list')
})

test('[SAFE-06] the bookmarks of a Word document stay among themselves', async ({
  visit,
  page,
}) => {
  const { space } = await visit('/file-viewer')
  const fileId = keepFile(space, '名称.docx', wordWithBookmarks())
  await page.goto(`/file-viewer?${new URLSearchParams({ fileId, name: '名称.docx' })}`)
  await expect(page.getByText('portal-failure')).toBeVisible()
  expect(await clobbered(page, 'main, [role=main]')).toEqual([])
})

function wordWithBookmarks(): Buffer {
  const office = 'http://schemas.openxmlformats.org'
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const body = names.map(
    (name, at) =>
      `<w:p><w:bookmarkStart w:id="${at}" w:name="${name}"/><w:r><w:t>${name}</w:t></w:r><w:bookmarkEnd w:id="${at}"/></w:p>`,
  )
  return sampleArchive({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="a" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  })
}
