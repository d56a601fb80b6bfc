import { safeHtml } from '~server/platform/safe-html'
import { publishNotice } from '../support/notices'
import { expect, test } from '../support/test'
import { allVectors } from '../support/xss-corpus'

/** A page without any policy that shows HTML, moves the pointer over all of it and reports what ran. */
const bench = `<!doctype html><meta charset="utf-8"><div id="room"></div>
  <script>
    const ran = []
    let shown = ''
    window.alert = () => ran.push(shown)
    window.show = async (html) => {
      shown = html
      room.innerHTML = html
      for (const element of room.querySelectorAll('*')) {
        for (const event of ['mouseover', 'click', 'focus', 'load']) {
          if (element.localName !== 'a' || event !== 'click') element.dispatchEvent(new Event(event))
        }
      }
      await new Promise((next) => setTimeout(next))
      room.replaceChildren()
    }
    window.ranSoFar = () => ran
  </script>`

test.describe('[SAFE-06] HTML that would run', () => {
  // Without the sanitiser, the HTML requests pictures that do not exist.
  test.use({ allowedErrors: /./ })

  test('does run in a bare page, and no more once it is sanitised', async ({ page, stack }) => {
    const asked: string[] = []
    await page.route('**/*', (route) => {
      const url = route.request().url()
      if (url.endsWith('/bench')) return route.fulfill({ contentType: 'text/html', body: bench })
      asked.push(url)
      return route.fulfill({ status: 404 })
    })
    const show = async (vectors: readonly string[]) => {
      await page.goto(`${stack.portal.url}/bench`)
      asked.length = 0
      await page.evaluate(async (all) => {
        const { show } = window as unknown as { show(html: string): Promise<void> }
        for (const html of all) await show(html)
      }, vectors)
      return page.evaluate(() => (window as unknown as { ranSoFar(): string[] }).ranSoFar())
    }

    const harmful = allVectors.filter((vector) => !/http-equiv|<base|<frameset/.test(vector))
    expect((await show(harmful)).length).toBeGreaterThan(30)
    expect(await show(allVectors.map(safeHtml))).toEqual([])
    const own = ['/assets/', '/subapps/', 'https://example.com/']
    expect(asked.filter((url) => !own.some((start) => url.includes(start)))).toEqual([])
    expect(page.url()).toBe(`${stack.portal.url}/bench`)
  })
})

/** Without vectors that swallow what follows them, and those whose picture really is on another origin. */
const tame = allVectors.filter(
  (vector) => safeHtml(`${vector}末`).includes('末') && !vector.includes('example.com'),
)

test('[SAFE-06] a notice made of attacks shows as text', async ({ page, space }) => {
  const notice = publishNotice(space, {
    id: 'attack',
    title: '<img src=x onerror=alert(1)>',
    content: tame.map((vector) => `<div>${vector}</div>`).join('\n'),
  })
  const foreign: string[] = []
  page.on('dialog', (dialog) => foreign.push(dialog.message()))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/evil|setmsginfo|esSearch/.test(url.href)) foreign.push(url.href)
  })
  await page.goto(notice.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>')
  await expect(page.locator('article')).toContainText('&lt;img src=x onerror=alert(1)&gt;')
  expect(foreign).toEqual([])
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('[SAFE-06] a notice looks as it was typed', async ({ page, space }) => {
  const notice = publishNotice(space, {
    id: 'typed',
    title: '关于供水的公告',
    content:
      '<p>见<a href="https://water.example/">网站</a></p><table><tr><th>区域</th><td>城东</td></tr></table>' +
      '<p style="text-align: right; color: #cc0000; position: fixed">某某办公室</p>',
  })
  await page.goto(notice.path)
  const signature = page.getByText('某某办公室')
  await expect(signature).toHaveCSS('text-align', 'right')
  await expect(signature).toHaveCSS('color', 'rgb(204, 0, 0)')
  await expect(signature).toHaveCSS('position', 'static')
  await expect(page.getByRole('cell', { name: '城东' })).toBeVisible()
  await expect(page.getByRole('link', { name: '网站' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
})
