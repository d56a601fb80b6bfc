import type { ShellWelcome } from '~contract/hosting/bridge'
import { appNoticeTexts } from '~text/app-notice'
import type { AppHost } from '../hosting/app-host'
import { connectIsolated } from '../hosting/isolated-frames'
import { assistants, filePaths } from './shell-port'
import type { Shell } from './store/shell'

/** Connects an isolated app's document that has sent its greeting, if it is the document that belongs in its frame. */
export function welcome(shell: Shell, host: AppHost, { source, origin, ports }: MessageEvent) {
  const element = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')].find(
    (one) => one.contentWindow === source,
  )
  const frame = Number(element?.dataset.frame)
  const app = host.elementOf(frame)?.app
  const [port] = ports
  if (!port || app?.isolated !== origin) return
  connectIsolated(
    port,
    { frame, code: app.code },
    {
      bridge: host.bridge,
      welcome: welcomeOf(shell),
      hung: (is) => host.hung(frame, is),
      flooded: () => host.crashed(frame, { kind: 'ended', detail: floodedText(shell) }),
    },
  )
}

function floodedText({ services }: Shell): string {
  return appNoticeTexts[services.page?.texts.language ?? 'zh-CN'].flooded
}

function welcomeOf({ services, state }: Shell): ShellWelcome {
  const { downloads, assistant } = services
  return {
    assistant: Boolean(assistant) || state.apps.some(({ code }) => assistants.includes(code)),
    selectionMenu: Boolean(assistant),
    files: downloads?.able() ? Object.values(filePaths(state.page.downloads.service)) : [],
  }
}
