import { chromium } from 'playwright'
import { mkdirSync } from 'node:fs'
import { openSpace, startStack } from './support/stack'
import { noticesModel } from '../mock-platform/data/notices'
mkdirSync('/tmp/shots-handover', { recursive: true })
const stack = await startStack()
const { space } = openSpace(stack)
const open = space.collection(noticesModel).all().find((n) => n.type !== '通知')!
const internal = space.collection(noticesModel).all().find((n) => n.type === '通知')!
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [name, viewport] of [['wide', { width: 1366, height: 768 }], ['narrow', { width: 390, height: 844 }]] as const) {
  const page = await browser.newPage({ viewport })
  for (const [file, url] of [
    ['start', `${stack.portal.url}/meeting-login?redirect=/meetingnotice/noticeDetail`],
    ['failure', `${stack.portal.url}/zwddErrorPage?reason=used`],
    ['notice', `${stack.portal.url}/noticeDetail?id=${open.id}@${space.id}`],
    ['internal', `${stack.portal.url}/noticeDetail?id=${internal.id}@${space.id}`],
    ['other', `${stack.mock.url}/external/hand-over/?space=${space.id}&portal=${encodeURIComponent(stack.portal.url)}`],
  ] as const) {
    await page.goto(url)
    await page.screenshot({ path: `/tmp/shots-handover/${file}-${name}.png`, fullPage: true })
  }
  await page.close()
}
await browser.close()
await stack.close()
process.exit(0)
