import { type AppRecord, type HostedApp, hostedApp } from '~contract/hosting/hosted-app'
import { builtInCodes } from '~contract/portal/built-in-codes'
import type { Texts } from '~text/zh-CN'
import type { BuiltInCode } from '../hosting/built-in'

const icons: Record<BuiltInCode, string> = {
  'personal-setting': 'person',
  'theme-setting': 'palette',
  'version-manager': 'version',
  'message-center': 'message',
}

/** Loader, title and shell all need the result, and selectors need the same array for the same answer. */
const known = new WeakMap<readonly AppRecord[], { language: Texts; apps: HostedApp[] }>()

/**
 * The listed apps plus the built-in ones, which no backend lists (APP-14). Returns the same array for the same list; do
 * not modify it.
 */
export function withBuiltIn(listed: readonly AppRecord[], texts: Texts): HostedApp[] {
  const made = known.get(listed)
  if (made?.language === texts) return made.apps
  const apps = [...listed, ...ownApps(texts)].map(hostedApp)
  known.set(listed, { language: texts, apps })
  return apps
}

function ownApps({ builtIn }: Texts): AppRecord[] {
  return builtInCodes.map((code) => ({
    code,
    title: builtIn.titles[code],
    icon: icons[code],
    group: builtIn.group,
    kind: 'built-in',
    home: `/${code}/index`,
    source: '',
    listed: false,
  }))
}
