import { codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'
import type { AiWakeUp } from '~contract/hosting/props'
import { isSendable } from '~contract/live/endpoint'
import type { GenericFrame } from '~contract/platform/live'
import { safeRedirect } from '~contract/portal/safe-redirect'
import { codeOfTab, tabAt } from '../hosting/desk'
import type { SelectedWords, Shell } from '../hosting/shell'
import { useTheme } from '../hosting/skin'
import { useText } from '../text/text-context'
import { askThroughSignIn, callServer } from '../ui/server-call'
import type { PortalPage } from './portal-page.server'
import type { Front } from './use-desk'
import type { Go } from './use-go'

interface ShellParts {
  page: PortalPage
  apps: readonly HostedApp[]
  front: Front
  /** The state of the present step of the history, as the app in front gave it. */
  frameState: unknown
  go: Go
  close(id: string): void
  reload(id: string): void
  sendLive(frame: GenericFrame): void
  /** Looks after a download; `able`: this browser lets it. */
  downloads: { add(file: { url: string; fileName: string }): void; able(): boolean }
  /** Opens the assistant; offers a menu for selected words. Both false where the unit has none. */
  assistant: { open(wake: AiWakeUp): boolean; offer(words: SelectedWords): boolean }
  sessionOver(): Promise<void>
  setFullScreen(on: boolean): void
}

/** Codes of the apps that answer questions, the first that a person has. */
const assistants = ['ai']

/** Where the service gives out files. */
const filePaths = (service: string) => ({
  download: `${service}/file/download`,
  platform: `${service}/file/static/platform/download`,
})

/** What apps may ask of the portal page around them. */
export function useShell(parts: ShellParts): Shell {
  const { page, apps, front, frameState, go, close, reload, sessionOver, setFullScreen } = parts
  const texts = useText()
  const theme = useTheme(page)
  const { userId, account, name: username, orgName } = page.person
  const isHosted = (path: string) =>
    apps.some((app) => app.code === codeOfPath(path) && app.kind !== 'window')

  return {
    apps,
    person: {
      user: { userId, account, username, orgName },
      tenant: page.tenant,
      theme,
      locale: texts.language,
    },
    limits: page.limits,
    placeOf(id) {
      if (id === front.active) return { path: front.address.path, state: frameState }
      const tab = front.desk.find((one) => one.id === id)
      return { path: tab?.path ?? `/${encodeURIComponent(codeOfTab(id))}`, state: null }
    },
    moved(id, path, how, state) {
      // An app speaks for its own addresses only.
      if (codeOfPath(path) !== codeOfTab(id)) return
      if (id !== front.active) front.follow(id, path)
      else go(path, { replace: how === 'replace', tab: id, frame: state })
    },
    navigate(path) {
      const target = safeRedirect(path)
      const again = /^\/(?:retry|refresh)(?=\/)/.exec(target)
      const tab = again && tabAt(front.desk, target.slice(again[0].length))
      if (tab) {
        go(tab.path, { tab: tab.id })
        reload(tab.id)
      } else if (isHosted(target)) go(target)
      else window.location.assign(target)
    },
    openTab(path) {
      const target = safeRedirect(path)
      if (isHosted(target)) front.openTab(target)
      else window.location.assign(target)
    },
    close,
    setFullScreen,
    aiWakeUp(wake) {
      if (parts.assistant.open(wake)) return true
      const { question } = wake
      const assistant = apps.find((app) => assistants.includes(app.code))
      if (!assistant) return false
      const query = question ? `?${new URLSearchParams({ question })}` : ''
      go(assistant.home.replace(/\?.*$/, '') + query)
      return true
    },
    offerWords(id, frame, words) {
      const element = document.querySelector<HTMLElement>(`iframe[data-frame="${frame}"]`)
      const { left, top } = element?.getBoundingClientRect() ?? new DOMRect()
      return parts.assistant.offer({
        ...words,
        x: left + words.x,
        y: top + words.y,
        title: apps.find((app) => app.code === codeOfTab(id))?.title ?? '',
        url: this.placeOf(id).path,
        restore: () => element?.focus(),
      })
    },
    sendLive(frame) {
      if (!isSendable(frame)) return false
      parts.sendLive(frame)
      return true
    },
    download({ fileId, fileName }) {
      const { download } = filePaths(page.downloads.service)
      parts.downloads.add({ url: `${download}?${new URLSearchParams({ fileId })}`, fileName })
    },
    takesDownload(path, fileName) {
      const { pathname, searchParams } = new URL(path, window.location.origin)
      const files = Object.values(filePaths(page.downloads.service))
      if (!files.includes(pathname) || !parts.downloads.able()) return false
      // The proxy knows the token; one in an address would be kept with the list.
      searchParams.delete('token')
      parts.downloads.add({ url: `${pathname}?${searchParams}`, fileName })
      return true
    },
    sessionOver,
    async token() {
      const ask = () => callServer<{ token: string }>('/session/token', texts, { method: 'POST' })
      const answer = await askThroughSignIn(ask, sessionOver, texts)
      if ('error' in answer) throw new Error(answer.error)
      return answer.data.token
    },
  }
}
