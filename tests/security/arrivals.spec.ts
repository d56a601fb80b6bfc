import type { Page } from '@playwright/test'
import { announce } from '../../mock-platform/data/announce'
import { addMessage, startConversation } from '../../mock-platform/data/conversations'
import { messagesModel } from '../../mock-platform/data/messages'
import type { Space } from '../../mock-platform/data/space'
import type { User } from '../../mock-platform/data/users'
import { versionsModel } from '../../mock-platform/endpoints/versions'
import { say, startAnswerService } from '../support/answers'
import { pushTo, watchLive } from '../support/live-page'
import { messagesOf } from '../support/messages'
import { startStack } from '../support/stack'
import { test as base, expect, shellOf } from '../support/test'
import { allVectors } from '../support/xss-corpus'
import { watchFor } from './watch'

interface Fixtures {
  /** Records, from before the first page, what script runs and which requests leave the portal. */
  watch: Awaited<ReturnType<typeof watchFor>>
  answers: Awaited<ReturnType<typeof startAnswerService>>
}

const test = base.extend<Fixtures>({
  answers: async ({ kept }, use) => use(await kept('answers', startAnswerService)),
  stack: async ({ kept, answers }, use) => {
    const env = { AI_SERVICE_URL: answers.url, AI_SERVICE_KEY: 'sk-test' }
    await use(await kept('stack with answers', () => startStack(env)))
  },
  watch: async ({ page, stack }, use) => use(await watchFor(page, stack.portal.url)),
})

test.describe.configure({ timeout: 120_000 })

/** Without those whose picture really may be fetched from another origin. */
const attacks = allVectors.filter((vector) => !vector.includes('example.com'))
/** An attack that every page shows as text, which proves that the attack was there. */
const plain = '<img src=x onerror=alert(1)>'
/** Attacks that are short enough for a name. */
const names = [plain, ...attacks.filter((vector) => vector.length < 60 && !/[\n\t]/.test(vector))]
const zhangsan = (space: Space) => space.users.get('zhangsan') as User

/** Opens a page whose live socket receives events. */
async function openLive(page: Page, openAs: (name: string, path: string) => Promise<void>) {
  const live = watchLive(page.context())
  await openAs('zhangsan', '/list/index')
  await expect.poll(live.holders).toEqual([page])
  await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
}

/** A pushed message that must be read, with an attack in each of its texts and addresses. */
const popup = (attack: string, place: number) => ({
  type: 'NOTIFY_POP',
  id: `attack-${place}`,
  createTime: '2026-02-03 09:00:00',
  model: plain,
  title: `${place} ${names[place % names.length]}`,
  content: attack,
  url: 'javascript:alert(1)',
  messageUrls: [
    {
      title: plain,
      color: 'red;background:url(//evil.example/a)',
      icon: plain,
      url: '/list/index',
    },
    { title: '不去', url: 'javascript:alert(1)' },
    { title: '不看', url: '//evil.example/', params: attack },
  ],
})

test('[SAFE-06] attacks that are pushed as messages to be seen at once do nothing, one after the other', {
  tag: '@long',
}, async ({ page, openAs, space, stack, watch }) => {
  await openLive(page, openAs)
  for (const [place, attack] of attacks.entries()) {
    await pushTo(stack, space, {
      channel: 'message',
      user: 'zhangsan',
      payload: popup(attack, place),
    })
  }
  const box = page.getByRole('dialog', { name: / / }).filter({ has: page.getByText(/^\d+\/\d+$/) })
  await expect(box).toContainText(`1/${attacks.length}`)
  for (const place of attacks.keys()) {
    await expect(box).toContainText(`${place + 1}/${attacks.length}`)
    await expect(box.getByText(plain).first()).toBeVisible()
    await box.getByRole('heading').first().hover()
    await box.getByRole('button', { name: '下一条' }).click()
  }
  await expect(page.getByRole('link', { name: '不去' })).toHaveCount(0)
  await watch.expectQuiet()
})

test('[SAFE-06] a platform that answers an action with an attack is quoted', {
  tag: '@long',
}, async ({ page, openAs, space, stack, watch, allowErrors }) => {
  allowErrors(/status of 422/)
  const path = '/service-system/forced/confirm'
  space.answers.add({ method: 'POST', path, code: 7, msg: plain, status: 200 })
  await openLive(page, openAs)
  const action = {
    title: '确认',
    url: path,
    httpMethodType: 'POST',
    params: { id: '{id}', reply: plain },
  }
  const payload = { ...popup(plain, 1), messageUrls: [action] }
  await pushTo(stack, space, { channel: 'message', user: 'zhangsan', payload })
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.locator('[data-toast]')).toContainText(plain)
  await watch.expectQuiet()
})

test('[SAFE-06] attacks in new messages, counts and words for apps do nothing to an open page', {
  tag: '@long',
}, async ({ page, openAs, space, stack, watch }) => {
  const messages = space.collection(messagesModel)
  for (const { id } of messages.all()) messages.update(id, { readed: 1 })
  await openLive(page, openAs)
  const message = { typeCode: 'msgType2', url: 'javascript:alert(1)' } as const
  for (const attack of attacks) {
    const title = attack.slice(0, 200)
    const sent = { ...message, app: title, title, content: attack }
    const { id } = announce(space, zhangsan(space), sent)
    const queued = { id, ...message, app: title, title, createTime: '2026-02-03 09:00:00' }
    await pushTo(stack, space, { channel: 'mq', user: 'zhangsan', payload: queued })
    const counts = { message: 9, apps: { [attack]: 3, list: 41 } }
    await pushTo(stack, space, { channel: 'unread', payload: counts })
    await pushTo(stack, space, { channel: 'unread', payload: { message: attack, apps: attack } })
    const word = { type: attack, title: attack, html: attack, url: 'javascript:alert(1)' }
    await pushTo(stack, space, { channel: 'generic', payload: word })
  }
  const { open, detail, rows } = messagesOf(page)
  await expect(shellOf(page).railLink('通知公告')).toContainText('41')
  await open()
  await rows.first().getByRole('button').click()
  for (const place of attacks.keys()) {
    await expect(detail.getByText(`${place + 1} / ${attacks.length}`)).toBeVisible()
    await expect(detail.getByText('正在加载')).toHaveCount(0)
    await expect(detail.getByRole('link', { name: '打开' })).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
  }
  await watch.expectQuiet()
})

const markdown = [
  '[甲](javascript:alert(1))',
  '[乙](JaVaScRiPt&colon;alert(1))',
  '[丙](<java\tscript:alert(1)>)',
  '[丁](data:text/html,<script>alert(1)</script>)',
  '[戊](//evil.example/a)',
  '[己][1]\n\n[1]: javascript:alert(1) "题"',
  '![庚](https://evil.example/a.png)',
  '![辛](x" onerror="alert(1))',
  '<javascript:alert(1)>',
  '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
  '`<img src=x onerror=alert(1)>`',
  '| <img src=x onerror=alert(1)> |\n|---|\n| [x](javascript:alert(1)) |',
  '- [ ] <svg onload=alert(1)>',
  '# <img src=x onerror=alert(1)>',
]

test('[SAFE-06] attacks in the assistant’s answers do nothing while they stream, nor in what is kept of them', {
  tag: '@long',
}, async ({ visit, answers, watch }) => {
  const whole = `${[...markdown, ...attacks].join('\n\n')}\n\n至此为止`
  // In pieces, so that each half of a tag is drawn on its own.
  answers.answer((response) => say(response, whole.match(/[\s\S]{1,24}/g) ?? []))
  const { page } = await visit('/list/index')
  const panel = page.locator('aside', { has: page.getByRole('heading', { name: '小云助手' }) })
  const openPanel = () =>
    page.getByRole('group', { name: '浮动助手' }).getByRole('button', { name: '小云助手' }).click()
  const answer = panel.getByRole('article', { name: '小云助手的回答' })
  const protocols = () =>
    answer.locator('a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).protocol))

  await openPanel()
  await panel.getByRole('textbox', { name: '问题' }).fill(plain)
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('至此为止')
  await expect(
    answer.locator('img, script, svg, iframe, style').filter({ visible: true }),
  ).toHaveCount(0)
  await page.reload()
  await openPanel()
  await panel.getByRole('button', { name: '会话记录' }).click()
  const kept = panel.getByRole('list', { name: '会话记录' }).getByRole('listitem')
  await expect(kept).toContainText(plain.slice(0, 24))
  await kept.getByRole('button').first().click()
  await expect(answer).toContainText('至此为止')
  expect(new Set(await protocols())).toEqual(new Set(['https:']))
  await watch.expectQuiet()
})

test('[SAFE-06] attacks in what the assistant kept do nothing', async ({ visit, space, watch }) => {
  const now = '2026-02-03 09:00:00'
  const { id } = startConversation(space, zhangsan(space), plain.slice(0, 24), now)
  const text = [...markdown, ...attacks].join('\n\n')
  addMessage(space, { conversationId: id, role: 'user', text, stopped: false }, now)
  addMessage(space, { conversationId: id, role: 'assistant', text, stopped: false }, now)
  const { app } = await visit('/ai/chat')
  await app.getByText(plain.slice(0, 24)).first().click()
  await expect(app.locator('body')).toContainText('# <img src=x onerror=alert(1)>')
  await watch.expectQuiet()
})

test('[SAFE-06] attacks in the operator’s notice and in the version’s do nothing', {
  tag: '@long',
}, async ({ visit, space, watch }) => {
  const shown = {
    remind: 0,
    reminderOperation: 0,
    reminderFrequency: 0,
    reminderLocation: 0,
  } as const
  const content = attacks
    .filter((attack) => !/^<(?:plaintext|!--|listing|xmp)/.test(attack))
    .join('')
  const notice = { id: 'attack', title: plain, content: `<p>以下</p>${content}`, ...shown }
  space.follow({
    ...space.scenario,
    systemNotices: [{ ...notice, shutdownLen: 0, countdownLen: 0 }],
  })
  const versions = space.collection(versionsModel)
  for (const { id } of versions.all()) {
    versions.update(id, { remind: 0, shutdownLen: 0, version: plain, title: plain, content: names })
  }
  const { page } = await visit('/list/index')
  const centre = page.getByRole('dialog', { name: plain }).filter({ hasText: '以下' })
  await expect(centre).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(centre).toHaveCount(0)
  await expect(page.getByRole('dialog').filter({ hasText: '点击了解' })).toContainText(plain)
  await page.goto('/version-manager/index')
  await expect(page.getByRole('main')).toContainText(plain)
  await watch.expectQuiet()
})

test('[SAFE-06] attacks in the names of tenants do nothing', { tag: '@long' }, async ({
  visit,
  space,
  watch,
}) => {
  const [own, other] = zhangsan(space).tenants
  if (!own || !other) throw new Error('the user has too few tenants')
  const sign = { othTenantShowType: '1', othTenantShowName: plain, othTenantName: plain }
  const more = names.map((othTenantName, at) => ({ tenantId: `tenant-${at}`, othTenantName }))
  space.users.update('zhangsan', { tenants: [own, { ...other, ...sign }, ...more] })
  const { page, shell, app } = await visit.mounted('/list/index')
  // Requests that it still sends while the tenant is exchanged would be refused.
  await expect(app.getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: '切换单位' }).click()
  const list = page.getByRole('dialog', { name: '切换单位' })
  await expect(list.getByRole('button')).toHaveCount(names.length + 2)
  await list.getByRole('button', { name: plain }).first().click()
  await expect(page.getByRole('button', { name: '切换单位' })).toHaveText(plain)
  await expect(shell.banner.getByRole('link', { name: plain })).toBeVisible()
  await watch.expectQuiet()
})

test('[SAFE-06] attacks in files’ names do nothing', { tag: '@long' }, async ({
  visit,
  space,
  watch,
  allowErrors,
}) => {
  // None of these files exists.
  allowErrors(/status of 404/)
  space.faults.add({ path: '/service-file/file/upload', kind: 'delay', delayMs: 60_000 })
  const { page, app: files } = await visit.mounted('/center/myFile')
  const uploads = names.slice(0, 20).map((name) => `${name}.txt`)
  const buffer = Buffer.from('内容')
  await files
    .getByLabel('选择要上传的文件')
    .setInputFiles(uploads.map((name) => ({ name, mimeType: 'text/plain', buffer })))
  await expect(files.getByRole('list', { name: '上传' })).toContainText(plain)
  await page.locator('header [data-entry=files] [role=button]').click()
  await page.keyboard.press('Escape')

  await files.locator('body').evaluate(
    async (_, all) => {
      for (const fileName of all) {
        await window.portalProps?.download({ fileId: `gone-${fileName.length}`, fileName })
      }
    },
    names.slice(0, 30),
  )
  await page.getByRole('button', { name: '下载管理' }).click()
  const drawer = page.getByRole('dialog', { name: '文件下载管理器' })
  await expect(drawer).toContainText(plain)
  await watch.expectQuiet()
})
