import { type BuiltInCode, builtInCodes } from '../../hosting/built-in'
import { type AppRecord, type HostedApp, hostedApp } from '../../hosting/hosted-app'
import type { Texts } from '../../text/zh-CN'

const icons: Record<BuiltInCode, string> = {
  'personal-setting': 'person',
  'theme-setting': 'palette',
  'version-manager': 'version',
  'message-center': 'message',
}

/** The listed apps and the portal's own, which no backend lists (APP-14) and no page has to bring along. */
export function withBuiltIn(apps: readonly AppRecord[], { builtIn }: Texts): HostedApp[] {
  const own = builtInCodes.map(
    (code): AppRecord => ({
      code,
      title: builtIn.titles[code],
      icon: icons[code],
      group: builtIn.group,
      kind: 'built-in',
      home: `/${code}/index`,
      source: '',
      listed: false,
    }),
  )
  return [...apps, ...own].map(hostedApp)
}
