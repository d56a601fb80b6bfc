import type { Space } from '../../mock-platform/data/space'
import type { Target } from './page-finder'
import type { Box, Tab } from './tab'

/** What a walk knows about the portal. */
export interface World {
  /** Something does not work in the engine, and a notice says so. */
  isWarned: boolean
  url: string
  space: Space
  account: string
  password: string
  /** Ids of files of each kind in the platform. */
  files: Record<'picture' | 'word' | 'pdf', string>
  /** Makes the platform send a message to the account. */
  sendMessage(title: string): Promise<void>
}

export interface Step {
  name: string
  run(tab: Tab, world: World): Promise<void>
  /** Console errors that it causes on purpose. */
  allowed?: RegExp
  /** It needs a driver that can resize the window. */
  resizes?: true
}

const bar: Target = { role: 'banner' }
const rail: Target = { role: 'navigation', name: '应用导航' }
const strip: Target = { role: 'tablist', name: '已打开的应用' }
const dialog = (name: string): Target => ({ role: 'dialog', name })
const button = (name: string, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
})
const inApp = (app: string, role: string, name?: string): Target => ({
  role,
  app,
  ...(name !== undefined && { name, isPart: true }),
})

const openByRail = async (tab: Tab, title: string, code: string) => {
  await tab.click({ role: 'link', name: title, isPart: true, within: rail })
  await tab.mounted(code)
}

const switchTo = async (tab: Tab, title: string) =>
  tab.click({ role: 'tab', name: title, isPart: true, within: strip })

/** Throws if a part reaches beyond the window. */
function expectInside(box: Box, width = 1280, height = 800): void {
  const { x, y } = box
  const isInside =
    x - box.width / 2 >= -1 &&
    y - box.height / 2 >= -1 &&
    x + box.width / 2 <= width + 1 &&
    y + box.height / 2 <= height + 1
  if (!isInside) throw new Error(`reaches beyond the window: ${JSON.stringify(box)}`)
}

const seeInside = async (tab: Tab, target: Target) => expectInside(await tab.see(target))

/** Closes what lies over the page, one layer with each press. */
async function closeAll(tab: Tab): Promise<void> {
  for (let layers = 0; layers < 3; layers += 1) {
    await tab.press('Escape')
    const open = await tab.evaluate(
      `document.querySelectorAll('[role=dialog][data-state=open],[role=menu][data-state=open]').length`,
    )
    if (open === 0) return
  }
}

async function chooseInMenu(tab: Tab, item: string) {
  await tab.click({ role: 'button', name: '张三', isPart: true, within: bar })
  await tab.click({ role: 'menuitem', name: item, isPart: true })
}

/** In the page, or in the frame with this title. */
async function signIn(tab: Tab, { account, password }: World, title?: string) {
  const frame = title === undefined ? {} : { frame: title }
  await tab.fill({ role: 'textbox', name: '账号', ...frame }, account)
  await tab.fill({ role: 'textbox', name: '密码', ...frame }, password)
  await tab.click({ ...button('登录'), ...frame })
}

async function openByPalette(tab: Tab, title: string, code: string) {
  await tab.press('k', true)
  await tab.see(dialog('快速查找'))
  await tab.type(title)
  await tab.see({ role: 'option', name: title, isPart: true })
  await tab.press('Enter')
  await tab.mounted(code)
}

async function openByAddress(tab: Tab, url: string, code: string) {
  await tab.goto(url)
  await tab.mounted(code)
}

/** Documents are drawn in a shadow tree, which the page's styles do not reach. */
const saysWithinShadows = (text: string) => `[].slice.call(document.querySelectorAll('*'))
  .some(function (one) { return one.shadowRoot && one.shadowRoot.textContent.indexOf('${text}') >= 0 })`

/**
 * The page's canvas, which is larger than the thumbnails', has something dark on it. Text for screen readers proves
 * nothing: a blank page has it, too.
 */
const hasInk = `(function () {
  var all = [].slice.call(document.querySelectorAll('canvas'))
  var canvas = all.sort(function (one, other) { return other.width - one.width })[0]
  if (!canvas || !canvas.width) return 'no canvas'
  var pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
  for (var at = 0; at < pixels.length; at += 4) if (pixels[at + 3] && pixels[at] < 100) return true
  return 'blank'
})()`

const openFile = (kind: keyof World['files'], name: string, seen: Target): Step['run'] => {
  return async (tab, { url, files }) => {
    await tab.goto(`${url}/file-viewer?fileId=${files[kind]}&name=${encodeURIComponent(name)}`)
    await tab.see({ role: 'heading', name })
    await tab.see(seen)
  }
}

/** Firefox logs this for modules that were still loading when a step left the document. */
const lateParts = /error loading dynamically imported module/

export const steps: Step[] = [
  {
    name: 'the notice of an old browser, where something does not work',
    async run(tab, { url, isWarned }) {
      await tab.goto(`${url}/login`)
      await tab.see(button('登录'))
      await tab.reads('sign-in', { role: 'main' })
      await tab.until(`document.getElementById('browser-warning').hidden === ${!isWarned}`)
      if (isWarned) await tab.click(button('知道了，不再提示'))
    },
  },
  {
    name: 'signing in',
    async run(tab, world) {
      await signIn(tab, world)
      await tab.until(`location.pathname !== '/login'`)
    },
  },
  {
    name: 'the home app',
    async run(tab) {
      await tab.mounted('index')
      await tab.see(inApp('index', 'heading'))
      await tab.reads('bar', bar)
      await tab.reads('rail', rail)
      await tab.reads('tabs', strip)
    },
  },
  {
    name: 'an app by the rail',
    async run(tab) {
      await openByRail(tab, '内部邮件', 'inbox')
      await tab.see({ ...inApp('inbox', 'listitem'), nth: 2 })
    },
  },
  {
    name: 'a letter is begun',
    async run(tab) {
      await tab.click(inApp('inbox', 'link', '写信'))
      await tab.fill(inApp('inbox', 'textbox', '主题'), '旧浏览器的邮件')
    },
  },
  {
    name: 'an app of one script file',
    run: (tab) => openByRail(tab, '公文管理', 'official'),
  },
  { name: 'an app of a workflow', run: (tab) => openByRail(tab, '工作流', 'workflow') },
  {
    name: 'going between tabs keeps what is typed',
    async run(tab) {
      await switchTo(tab, '公文管理')
      await tab.mounted('official')
      await switchTo(tab, '内部邮件')
      await tab.see({ ...inApp('inbox', 'textbox', '主题'), text: '旧浏览器的邮件' })
    },
  },
  {
    name: 'a tab is closed',
    async run(tab) {
      await switchTo(tab, '工作流')
      await tab.click({ role: 'button', name: '关闭 工作流' })
      await tab.until(`!document.querySelector('[role=tab][data-tab^=workflow]')`)
    },
  },
  {
    name: 'the drawer of all apps',
    async run(tab) {
      await tab.click(button('更多', rail))
      await seeInside(tab, dialog('全部应用'))
      await tab.reads('all-apps', dialog('全部应用'))
      await closeAll(tab)
    },
  },
  {
    name: 'messages',
    async run(tab) {
      await tab.click({ ...button('消息中心'), isPart: true })
      await seeInside(tab, dialog('消息中心'))
      await tab.see({ role: 'listitem', within: dialog('消息中心') })
      await tab.reads('messages', dialog('消息中心'))
    },
  },
  {
    name: 'a message that comes while the page is open',
    async run(tab, { sendMessage }) {
      await sendMessage('旧浏览器也收到')
      const message: Target = {
        role: 'listitem',
        text: '旧浏览器也收到',
        within: dialog('消息中心'),
      }
      await tab.see(message)
      await tab.click({ role: 'button', within: message })
      await seeInside(tab, dialog('消息详情'))
      await closeAll(tab)
    },
  },
  {
    name: 'document search',
    async run(tab) {
      await tab.click({ ...button('公文检索'), within: bar })
      const search = dialog('公文检索')
      await seeInside(tab, search)
      await tab.fill({ role: 'searchbox', name: '检索词', within: search }, '通知')
      await tab.press('Enter')
      await tab.see({ role: 'listitem', within: { role: 'list', name: '检索结果' } })
      await tab.reads('document-search', search)
      await closeAll(tab)
    },
  },
  {
    name: 'the palette finds an app',
    async run(tab) {
      await openByPalette(tab, '日程中心', 'scheduleCenter')
    },
  },
  {
    name: 'another skin',
    async run(tab) {
      await chooseInMenu(tab, '更换皮肤')
      await seeInside(tab, dialog('更换皮肤'))
      await tab.reads('themes', dialog('更换皮肤'))
      await closeAll(tab)
    },
  },
  {
    name: 'personal information',
    async run(tab) {
      await chooseInMenu(tab, '个人信息')
      await seeInside(tab, dialog('个人信息'))
      await tab.reads('personal-information', dialog('个人信息'))
      await closeAll(tab)
    },
  },
  {
    name: 'files',
    async run(tab) {
      await tab.click({ ...button('文件中心'), within: bar })
      await seeInside(tab, dialog('文件中心'))
      await tab.reads('files', dialog('文件中心'))
      await tab.click({ role: 'link', name: '进入文件中心', isPart: true })
      await tab.mounted('center')
    },
  },
  {
    name: 'an upload',
    async run(tab) {
      await tab.putFile('center', '旧浏览器.txt', '内容')
      await tab.see(inApp('center', 'row', '旧浏览器.txt'))
    },
  },
  {
    name: 'a download',
    async run(tab) {
      const row = inApp('center', 'row', '旧浏览器.txt')
      await tab.click({ ...inApp('center', 'link', '下载'), within: row })
      await tab.downloaded('旧浏览器.txt')
    },
  },
  {
    name: 'an app without a framework, by its address',
    run: (tab, { url }) => openByAddress(tab, `${url}/example-plain`, 'example-plain'),
  },
  {
    name: 'an app of ES modules',
    run: (tab, { url }) => openByAddress(tab, `${url}/example-react`, 'example-react'),
  },
  {
    name: 'an app of another site',
    run: (tab) => openByRail(tab, '政策法规库', 'policy'),
  },
  {
    name: 'Back goes to the app before',
    async run(tab) {
      await openByRail(tab, '公文管理', 'official')
      await openByRail(tab, '通知公告', 'list')
      await tab.evaluate('history.back()')
      await tab.until(`location.pathname.split('/')[1] === 'official'`)
      await tab.mounted('official')
    },
  },
  {
    name: 'a reload shows the same app',
    allowed: lateParts,
    async run(tab) {
      await tab.reload()
      await tab.mounted('official')
      await tab.see({ role: 'tab', name: '内部邮件', isPart: true, within: strip })
    },
  },
  {
    name: 'a letter is saved over an ended session',
    allowed: /\b401\b|HTTP Authentication failed/,
    async run(tab, world) {
      await openByRail(tab, '内部邮件', 'inbox')
      await tab.click(inApp('inbox', 'link', '写信'))
      await tab.fill(inApp('inbox', 'textbox', '主题'), '登录失效前写的')
      world.space.clock.advance(13 * 3_600_000)
      // The page may find out on its own first.
      await tab.pressAnyhow(inApp('inbox', 'button', '存草稿'))
      await tab.see({ role: 'alertdialog', name: '登录已失效，请重新登录' })
      await signIn(tab, world, '登录页')
      await tab.click(inApp('inbox', 'link', '草稿'))
      await tab.see(inApp('inbox', 'link', '登录失效前写的'))
    },
  },
  {
    name: 'a narrow window',
    resizes: true,
    async run(tab) {
      await tab.resize(390, 800)
      await tab.see({ role: 'banner' })
      await tab.until('document.documentElement.scrollWidth <= innerWidth')
      await tab.resize(1280, 800)
    },
  },
  {
    name: 'a picture in the viewer',
    allowed: lateParts,
    run: openFile('picture', '滨江段健步走.png', { role: 'img', name: '滨江段健步走.png' }),
  },
  {
    name: 'a Word document in the viewer',
    async run(tab, world) {
      await openFile('word', '会议纪要.docx', { role: 'link', name: '下载' })(tab, world)
      await tab.until(saysWithinShadows('会议通过了本年计划'))
    },
  },
  {
    name: 'a PDF in the viewer',
    async run(tab, world) {
      const page: Target = { role: 'region', name: '第 1 页', text: '公文格式要点' }
      await openFile('pdf', '公文格式.pdf', page)(tab, world)
      await tab.reads('file-viewer', { role: 'main' })
      await tab.until(hasInk)
    },
  },
  {
    name: 'signing out',
    async run(tab, world) {
      await tab.goto(`${world.url}/index`)
      await tab.mounted('index')
      await chooseInMenu(tab, '退出系统')
      await tab.click({
        role: 'button',
        name: '退出',
        isPart: true,
        within: { role: 'alertdialog' },
      })
      await tab.until(`location.pathname === '/login'`)
    },
  },
]
