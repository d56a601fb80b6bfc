import { developmentRow } from '~contract/hosting/development-row'
import { SettingError } from '../http/service-prefixes'
import type { WrittenScenario } from './scenario-file'

/**
 * Apps on a developer's own servers (`leave=http://localhost:5173/`), as a layer over every scenario, so that nothing
 * needs to be registered. Returns null if there are none; throws SettingError.
 */
export function ownAppsLayer(written: readonly string[]): WrittenScenario | null {
  if (written.length === 0) return null
  const apps = written.map(ownApp)
  const value = {
    apps: Object.fromEntries(apps.map(({ code, url }) => [code, appAt(code, url)])),
    constants: { APP_HOSTING: Object.fromEntries(apps.map(({ code, url }) => [code, rowAt(url)])) },
  }
  return { source: '--app', value, lineOf: () => undefined }
}

function ownApp(text: string): { code: string; url: URL } {
  const [, code = '', address = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(
      `--app: expected CODE=URL such as leave=http://localhost:5173, not "${text}"`,
    )
  }
  return { code, url }
}

const appAt = (code: string, { href: entry }: URL) => ({
  title: code,
  entry,
  appType: 0,
  appOpenType: 1,
  enabled: true,
  hiddenApp: false,
  othGroupName: '开发',
  sort: 0,
})

const rowAt = (url: URL) => ({ kind: 'page', ...developmentRow(url) })
