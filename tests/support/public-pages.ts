import { expect, type FrameLocator } from '@playwright/test'
import type { FetchedPackage } from './fetched-package'

/** A page from tests/foreign-apps/public-pages, and what a test expects to see of it. */
export interface PublicPage {
  file: string
  /** What its library needs in its row. */
  row?: object
  heading: string
  /** The title of its document, and so of its tab; absent = the heading. */
  title?: string
  /** Its library is fetched on first use. */
  fetched?: FetchedPackage
  /** Uses it as a user does. */
  use(app: FrameLocator): Promise<void>
}

const monaco: FetchedPackage = {
  name: 'monaco-editor',
  version: '0.52.2',
  integrity:
    'sha512-GEQWEZmfkOGLdd3XK8ryrfWz3AIP8YymVXiPHEdewrUq7mh0qrKrfHLNCXcbB6sTnMLnOZ3ztSiKcciFUkIJwQ==',
}
/** The last version that compiles in the browser. An install would also bring its command line tools. */
const riot: FetchedPackage = {
  name: 'riot',
  version: '3.13.2',
  integrity:
    'sha512-L4WFJEhbTA0deDoZ1XxoVw7Tf96+xYc06aQ+4QM+IkYClD6mZ7E/9zN3Rd48uYMBvHQfHtbPvR0KEiu3pJyI2A==',
}
/** Its authors license it for non-profit projects alone; whoever has a licence may use it in others. */
const easyui: FetchedPackage = {
  name: 'jquery-easyui',
  version: '1.5.21',
  integrity:
    'sha512-tt6mkJ4OcRG8CXXrpbb3QKuvESdVChtd641DlLieN5naolPbttCV+kpXqT1msejVO2nXQfsML71vtlYjB9wasw==',
}
export const fetchedPackages: readonly FetchedPackage[] = [monaco, riot, easyui]

const counts = async (app: FrameLocator) => {
  await app.getByRole('button', { name: '点击次数 0' }).click()
  await expect(app.getByRole('button', { name: '点击次数 1' })).toBeVisible()
}

export const publicPages: readonly PublicPage[] = [
  {
    file: 'angularjs.html',
    heading: 'AngularJS 台账',
    async use(app) {
      await expect(app.locator('html.old-ledger')).toBeAttached()
      await app.getByLabel('筛选').fill('二')
      await expect(app.getByRole('listitem')).toHaveText(['第二条'])
      await counts(app)
    },
  },
  {
    file: 'layui.html',
    row: { eval: true, inline: true },
    heading: 'layui 台账',
    async use(app) {
      await expect(app.getByRole('cell', { name: '第二条' }).first()).toBeVisible()
      await app.getByRole('button', { name: '确认' }).click()
      await app.getByText('确定', { exact: true }).click()
      await expect(app.getByText('已处理')).toBeVisible()
      await app.getByRole('button', { name: '打开详情' }).click()
      await expect(app.frameLocator('iframe').getByText('详情页')).toBeVisible()
      await app.locator('.layui-layer-close').click()
    },
  },
  {
    file: 'easyui.html',
    // Its `data-options` are evaluated; its buttons have addresses of `javascript:`.
    row: { eval: true, inline: true },
    heading: 'EasyUI 台账',
    fetched: easyui,
    async use(app) {
      await expect(app.getByRole('cell', { name: '第二条' })).toBeVisible()
      await app.getByText('收文').click()
      await expect(app.getByText('收文一览')).toBeVisible()
      await app.getByText('列表').click()
      await app.getByText('确认').click()
      await app.getByText('确定', { exact: true }).click()
      await expect(app.getByText('已处理')).toBeVisible()
      await app.getByText('打开详情').click()
      await expect(app.frameLocator('iframe').getByText('详情页')).toBeVisible()
      await app.locator('.window .panel-tool-close:visible').click()
    },
  },
  {
    file: 'swagger.html',
    heading: '台账接口',
    title: '接口文档',
    async use(app) {
      await app.getByText('列出').click()
      const trial = app.getByRole('button', { name: 'Try it out' })
      await expect(trial).toBeVisible()
      // Otherwise its deep link would show it open after a reload.
      await app.getByText('列出').click()
      await expect(trial).toBeHidden()
    },
  },
  {
    file: 'vue2.html',
    row: { eval: true },
    heading: 'Vue 2 台账',
    async use(app) {
      await app.getByLabel('备注').fill('写一句话')
      await expect(app.getByText('备注：写一句话')).toBeVisible()
      await counts(app)
    },
  },
  {
    file: 'qiankun-host.html',
    // Its library also has the marks of a qiankun app.
    row: { kind: 'page', eval: true },
    heading: 'qiankun 主应用',
    async use(app) {
      await expect(app.getByText('子应用：来自主应用，true')).toBeVisible()
    },
  },
  {
    file: 'tinymce.html',
    heading: 'TinyMCE 起草',
    async use(app) {
      const text = app.frameLocator('iframe').locator('body[contenteditable=true]')
      await text.click()
      await text.pressSequentially('周五前办结')
      await app.getByRole('button', { name: '预览' }).click()
      await expect(app.getByText('正文：周五前办结')).toBeVisible()
      await app.getByRole('button', { name: 'Insert/edit link' }).click()
      const dialog = app.getByRole('dialog', { name: 'Insert/Edit Link' })
      await expect(dialog.getByLabel('URL')).toBeFocused()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
    },
  },
  {
    file: 'pdf-viewer.html',
    heading: 'PDF 阅读器',
    async use(app) {
      await expect(app.getByText('共 1 页')).toBeVisible()
      await expect(app.locator('.textLayer')).toContainText('办公门户操作指南')
      await app.getByRole('button', { name: '放大' }).click()
      await expect(app.getByText('200%')).toBeVisible()
      await expect(app.locator('.canvasWrapper canvas').first()).toBeVisible()
    },
  },
  {
    file: 'monaco.html',
    heading: 'Monaco 配置',
    fetched: monaco,
    async use(app) {
      // A worker has read the text.
      await expect(app.getByText('问题 0')).toBeVisible()
      await app.locator('.view-lines').click()
      await app.locator('body').press('Control+End')
      await app.locator('.monaco-editor textarea').first().pressSequentially('多余')
      await expect(app.getByText(/问题 [1-9]/)).toBeVisible()
      await expect(app.locator('.view-lines')).toContainText('多余')
    },
  },
  {
    file: 'riot.html',
    // It writes what it compiles into the page as a script.
    row: { eval: true, inline: true },
    heading: 'riot 台账',
    fetched: riot,
    async use(app) {
      await app.getByLabel('备注').fill('写一句话')
      await expect(app.getByText('备注：写一句话')).toBeVisible()
      await counts(app)
    },
  },
]
