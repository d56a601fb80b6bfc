import { builtInCodes } from '~contract/portal/built-in-codes'
import { fixturesFolder } from '../../../mock-platform/content'
import { scenariosIn } from '../../../mock-platform/data/scenarios'
import parts from '../../../mock-platform/sub-apps/devDocs/parts/parts.json' with { type: 'json' }
import { appScreens } from '../../support/screens'
import { inShell, type Screen } from '../screen'

/** Codes of the apps with pictures beyond the base variation. */
const main = new Set(
  'index inbox list official workflow scheduleCenter addresslist center system devDocs'.split(' '),
)
const every = new Set(['index', 'inbox'])
/** Paths of pages that show more than an app's first one. */
const better = new Map<string, string>(appScreens)

function extentOf(code: string): Screen['extent'] {
  if (every.has(code)) return 'every'
  return main.has(code) ? 'main' : 'base'
}

const { apps } = scenariosIn(fixturesFolder).load('default')

/** The first page of each app that has a tab. */
const firstPages = Object.entries(apps)
  .filter(([, { appType, appOpenType }]) => !(appType === 1 && appOpenType === 2))
  .map(([code, { title, nextPath }]) =>
    inShell(`app-${code.toLowerCase()}`, title, better.get(code) ?? `/${code}${nextPath}`, {
      extent: extentOf(code),
    }),
  )

const builtInTitles: Record<(typeof builtInCodes)[number], string> = {
  'personal-setting': '个人中心',
  'theme-setting': '更换皮肤（页面）',
  'version-manager': '版本信息',
  'message-center': '消息中心',
}

const builtIn = builtInCodes.map((code) =>
  inShell(`app-${code}`, builtInTitles[code], `/${code}/index`, { extent: 'main' }),
)

const kitParts = parts.map(({ slug, title }) =>
  inShell(`parts-${slug}`, `界面部件：${title}`, `/devDocs/parts/${slug}`, {
    extent: 'main',
    // One of its samples loads for ever.
    isLoading: slug === 'feedback',
  }),
)

export const appPages: readonly Screen[] = [...firstPages, ...builtIn, ...kitParts]
