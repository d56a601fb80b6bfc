// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasLifecycles } from './entry-look'

const base = new URL('https://ledger.example/app/')

/** The files that the entries below name. */
const files: Record<string, string> = {
  'https://ledger.example/app/umd.js': 'self.ledger=t();n.bootstrap=a,n.mount=b,n.unmount=c',
  'https://ledger.example/app/plain.js': 'document.title = "台账"',
  'https://libraries.example/riot.js': 'riot.mount = function () {}; riot.unmount = 1',
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const text = files[address]
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

function look(markup: string) {
  const page = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html')
  return hasLifecycles(page, { code: 'ledger', base })
}
const classic = (text: string) => `<script>${text}</script>`
const module = (text: string) => `<script type="module">${text}</script>`
const file = (src: string, attributes = '') => `<script src="${src}" ${attributes}></script>`

describe('looking at an entry before it runs', () => {
  it.each([
    ['qiankun’s mark', classic('if (!window.__POWERED_BY_QIANKUN__) render()')],
    ['the props of this host', classic('window.portalProps.user')],
    ['the mark in a module', module('renderWithQiankun(a, qiankunLifeCycle)')],
    ['a global of its code with a mount', classic('window.ledger = { mount: start }')],
    ['its code as a text, with a mount', classic('define("ledger", () => ({ mount: start }))')],
    ['all three words', classic('app = { bootstrap: a, mount: b, unmount: c }')],
    ['a file with all three', file('https://ledger.example/app/umd.js')],
    ['a module’s exported function', module('export async function mount(props) {}')],
    ['a module’s list of exports', module('const m = 1; export { m as mount, u as unmount }')],
    ['a module’s exported pattern', module('export const { bootstrap, mount } = made')],
    ['a module’s default', module('export default made')],
    ['a module that passes on another', module('export * from "./main.js"')],
  ])('[ANY-02] sees lifecycles by %s', async (_, markup) => {
    expect(await look(markup)).toBe(true)
  })

  it.each([
    ['no scripts', '<p>台账</p>'],
    ['a mount without the rest', classic('riot.mount("app")')],
    ['Vue’s own $mount', classic('new Vue(a).$mount("#app"); bootstrap(); unmount()')],
    ['a longer word', classic('bootstrap; remounted = 1; mounted = 2; unmount')],
    ['a module that mounts itself', module('createApp(App).mount("#app")')],
    ['a library’s file', file('https://libraries.example/riot.js')],
    ['its own file without them', file('https://ledger.example/app/plain.js')],
    [
      'a script for browsers without modules',
      file('https://ledger.example/app/umd.js', 'nomodule'),
    ],
    ['a file of others that is not there', file('https://libraries.example/lost.js')],
  ])('[ANY-02] sees none in %s', async (_, markup) => {
    expect(await look(markup)).toBe(false)
  })

  it('[ANY-02] takes a file of its own that may not be read for one that has them', async () => {
    expect(await look(file('https://ledger.example/app/lost.js'))).toBe(true)
  })
})
