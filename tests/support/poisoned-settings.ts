import { appsModel } from '../../mock-platform/data/apps'
import { constantsModel } from '../../mock-platform/data/constants'
import { homeLayoutsModel } from '../../mock-platform/data/home-layouts'
import { pagesModel } from '../../mock-platform/data/pages'
import type { Space } from '../../mock-platform/data/space'
import { themesModel } from '../../mock-platform/data/themes'

/** A declaration that appears in computed styles if a value has broken out of its own. */
export const brokenOut = '--broken-out'

/**
 * Values for settings that hold an address, a colour or a code: addresses that run, markup for attributes and elements,
 * and styles that end `url(`, a declaration, a rule or the style element. What would run calls `alert`; what would load
 * requests from evil.example.
 */
export const hostileValues = [
  'javascript:alert(1)',
  ' \tJaVa\nScRiPt:alert(1)//https://a.example/',
  'data:text/html,<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  `' autofocus onfocus='alert(1)`,
  `/a.png");${brokenOut}:1;background:url(https://evil.example/css`,
  `/a.png')}:root{${brokenOut}:1;background:url('//evil.example/css`,
  `#c00;${brokenOut}:1}*{${brokenOut}:1`,
  '#c00}</style><script>alert(1)</script>',
  '//evil.example/a.png',
] as const

/** Constants of a tenant that hold addresses. */
const addresses = ['AI_ICON', 'LOGOUT_REDIRECT_URL', 'SYS_DOC_VIEW_URL', 'V8_OA_URL']

/** Codes and entries of apps that are attacks; each has a tab. */
export const hostileApps = ['hostile-realm', 'hostile-frame'] as const

/** Replaces every address, colour, picture and property that the platform names in a space with one value. */
export function poisonSettings(space: Space, value: string): void {
  poisonLooks(space, value)
  for (const name of addresses) {
    space.collection(constantsModel).remove(name)
    space.constants.set(name, value)
  }
  poisonApps(space, value)
  for (const { id, source } of space.collection(pagesModel).all()) {
    space.collection(pagesModel).update(id, { source: poisonedPage(source, value) })
  }
}

function poisonLooks(space: Space, value: string) {
  const pictures = { themeIcon: value, themeImage: value, backgroundImage: value }
  const themes = space.collection(themesModel)
  // One theme keeps a valid colour: with an invalid one nothing else of a theme is used.
  for (const [at, { id }] of themes.all().entries()) {
    themes.update(id, { ...pictures, ...(at > 0 && { color: value }) })
  }
  const look = { scheme: value, colouring: value, corners: value, fontSize: value }
  const theme = { ...themes.all()[0], ...pictures, look }
  const own = { theme: JSON.stringify(theme), backgroundColor: value, iconUrl: value }
  space.users.update('zhangsan', own)
  const layouts = space.collection(homeLayoutsModel)
  for (const { id } of layouts.all()) {
    layouts.update(id, { iconUrl: value, iconActiveUrl: value })
  }
}

function poisonApps(space: Space, value: string) {
  const apps = space.collection(appsModel)
  const known = apps.get('list')
  if (!known) throw new Error('no app to start from')
  for (const { code } of apps.all()) apps.update(code, { icon: value })
  const hostile = { ...known, closeTag: 0 as const, entry: value, icon: value, sort: 1 }
  for (const code of [...hostileApps, value]) apps.remove(code)
  apps.create({ ...hostile, code: hostileApps[0], title: '恶意甲' })
  apps.create({ ...hostile, code: hostileApps[1], title: '恶意乙', appType: 1, path: value })
  apps.create({ ...hostile, code: value, title: '恶意丙' })
}

/** A page of the low-code app with the value in its addresses and properties. */
function poisonedPage(source: string, value: string): string {
  const page = JSON.parse(source) as { components: Record<string, unknown>[] }
  const components = page.components.map((one) => ('to' in one ? { ...one, to: value } : one))
  const odd = [
    { type: 'link', text: '恶意链接', to: value },
    { type: 'link', text: '属性', to: '/inbox', href: value, style: value, onClick: value },
    { type: value, text: '种类', dangerouslySetInnerHTML: { __html: value } },
    { type: 'text', text: '宽度', width: value },
  ]
  return JSON.stringify({ ...page, components: [...components, ...odd] })
}
