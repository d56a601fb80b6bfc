import { appsModel } from '../../mock-platform/data/apps'
import { startEntryServer } from '../support/entry-server'
import { test as base, expect, shellOf } from '../support/test'

const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<script type="importmap">{"imports": {"mapped": "./mapped.js"}}</script>
<script type="module">
  import { word as mapped } from 'mapped'
  import { word as beside } from './beside.js'
  import { word as root } from '/root.js'
  window.words = [mapped, beside, root]
  window.later = () => import('/later.js')
</script>
</head><body><p></p><script type="module" src="./main.js"></script></body></html>`

const main = `const words = window.words
export async function mount({ container }) {
  const { word } = await window.later()
  const { origin } = new URL(document.baseURI)
  const base = origin === location.origin ? '门户的地址' : origin
  container.querySelector('p').textContent = [...words, word, base].join('，')
}
export async function unmount() {}`

const wordFile = (word: string) => `export const word = '${word}'`

const test = base.extend<{ entries: { url: string } }>({
  entries: async ({ kept }, use) =>
    use(
      await kept('server of inline modules', () =>
        startEntryServer({
          ...{ '/app/': page, '/app/main.js': main },
          '/app/mapped.js': wordFile('映射'),
          '/app/beside.js': wordFile('同目录'),
          '/root.js': wordFile('根目录'),
          '/later.js': wordFile('以后'),
        }),
      ),
    ),
})

test('[APP-10] an inline module runs before the scripts behind it, and means its addresses from the entry', async ({
  space,
  openAs,
  page,
  entries,
}) => {
  const like = space.collection(appsModel).get('list')
  if (!like) throw new Error('the scenario has no app to start from')
  const app = { ...like, code: 'inline', entry: `${entries.url}/app/`, nextPath: '' }
  space.collection(appsModel).create(app)
  await openAs('zhangsan', '/inline')
  const shown = shellOf(page).app('inline').locator('p')
  await expect(shown).toHaveText('映射，同目录，根目录，以后，门户的地址')
})
