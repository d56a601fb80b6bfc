import { codeOfPath } from '~contract/hosting/hosted-app'
import { isSendable } from '~contract/live/endpoint'
import { viewerPath } from '~contract/portal/paths'
import { safeRedirect } from '~contract/portal/safe-redirect'
import type { AppPort } from '../hosting/app-port'
import { codeOfTab, tabAt } from '../hosting/open-tabs'
import { askThroughSignIn, callServer } from '../ui/server-call'
import { placeOf } from './store/place-of'
import type { ShellServices } from './store/services'
import type { Shell } from './store/shell'
import { appOf } from './store/shell-state'

/** Codes of the apps that answer questions; the first one that the user has is opened. */
export const assistants = ['ai']

/** What apps may request from the shell around them. */
export function createShellPort(shell: Shell): AppPort {
  return {
    get apps() {
      return shell.state.apps
    },
    get props() {
      return propsOf(shell)
    },
    get limits() {
      return shell.state.page.limits
    },
    placeOf: (id) => placeOf(shell.state, id),
    ...navigationOf(shell),
    ...assistantOf(shell),
    ...downloadsOf(shell),
    ...sessionOf(shell),
  }
}

function pageOf({ services }: Shell): ShellServices['page'] {
  if (!services.page) throw new Error('outside of the shell')
  return services.page
}

function propsOf(shell: Shell): AppPort['props'] {
  const { user, tenant } = shell.state.page
  const { theme, texts } = pageOf(shell)
  const { userId, account, name: username, orgName } = user
  return { user: { userId, account, username, orgName }, tenant, theme, locale: texts.language }
}

function navigationOf(shell: Shell) {
  return {
    moved(id, path, how, state) {
      // An app may report only its own addresses.
      if (codeOfPath(path) === codeOfTab(id)) shell.moved(id, path, how, state)
    },
    loadAt(id, path) {
      const load = () => {
        const page = shell.host?.turnPage(id)
        if (codeOfPath(path) === codeOfTab(id)) shell.moved(id, path, 'push', null, page)
        // After the shell has recorded the path, where the new frame starts.
        setTimeout(() => shell.host?.reload(id))
      }
      shell.ask('reload', load, [id])
    },
    navigate(path) {
      const target = safeRedirect(path)
      const again = /^\/(?:retry|refresh)(?=\/)/.exec(target)
      const tab = again && tabAt(shell.state.tabs, target.slice(again[0].length))
      if (!tab) return leadTo(shell, target, shell.go)
      shell.go(tab.path, { tab: tab.id })
      shell.host?.reload(tab.id)
      return Promise.resolve(true)
    },
    openTab: (path) => leadTo(shell, safeRedirect(path), (target) => shell.openTab(target)),
    close: (id) => shell.closeTabs([id]),
    count: (code, badge) => shell.count(code, badge),
    setFullScreen: (on) => shell.setFullScreen(on),
  } satisfies Partial<AppPort>
}

/** Opens an address of the portal for an app; false = there is no such address. */
async function leadTo(shell: Shell, path: string, open: (path: string) => void): Promise<boolean> {
  const app = appOf(shell.state, codeOfPath(path))
  // While the list of apps is missing, any app may exist: the pane reports the missing list.
  if (app ? app.kind !== 'window' : !shell.state.known.apps) {
    open(path)
    return true
  }
  const { leadElsewhere } = await import('./lead-elsewhere')
  return leadElsewhere(shell, path, app)
}

function assistantOf(shell: Shell) {
  return {
    aiWakeUp(wake) {
      if (shell.services.assistant?.open(wake)) return true
      const assistant = shell.state.apps.find((app) => assistants.includes(app.code))
      if (!assistant) return false
      const query = wake.question ? `?${new URLSearchParams({ question: wake.question })}` : ''
      shell.go(assistant.home.replace(/\?.*$/, '') + query)
      return true
    },
    offerWords(id, frame, words) {
      const element = document.querySelector<HTMLElement>(`iframe[data-frame="${frame}"]`)
      const { left, top } = element?.getBoundingClientRect() ?? new DOMRect()
      const { assistant } = shell.services
      if (!assistant) return false
      return assistant.offer({
        ...words,
        x: left + words.x,
        y: top + words.y,
        title: appOf(shell.state, codeOfTab(id))?.title ?? '',
        url: placeOf(shell.state, id).path,
        restore: () => element?.focus(),
      })
    },
  } satisfies Partial<AppPort>
}

function sessionOf(shell: Shell) {
  return {
    sendLive(frame) {
      if (!isSendable(frame)) return false
      pageOf(shell).sendLive(frame)
      return true
    },
    sessionEnded: () => pageOf(shell).sessionEnded(),
    async token() {
      const { texts, sessionEnded } = pageOf(shell)
      const ask = () => callServer<{ token: string }>('/session/token', texts, { method: 'POST' })
      const answer = await askThroughSignIn(ask, sessionEnded, texts)
      if ('error' in answer) throw new Error(answer.error)
      return answer.data.token
    },
  } satisfies Partial<AppPort>
}

/** The file service's paths for downloads. */
export const filePaths = (service: string) => ({
  download: `${service}/file/download`,
  platform: `${service}/file/static/platform/download`,
})

function downloadsOf(shell: Shell) {
  const paths = () => filePaths(shell.state.page.downloads.service)
  return {
    download({ fileId, fileName }) {
      const url = `${paths().download}?${new URLSearchParams({ fileId })}`
      shell.services.downloads?.add({ url, fileName })
    },
    openFile: ({ id, name, page }) =>
      void window.open(viewerPath(id, name, page), '_blank', 'noopener'),
    async pickFiles(app, wanted) {
      // Read before the import, which may outlast the user activation.
      const isPressed = navigator.userActivation?.isActive
      return (await import('./store/pick-files')).pickFiles(shell, app, wanted, isPressed)
    },
    takesDownload(path, fileName) {
      const { pathname, searchParams } = new URL(path, window.location.origin)
      const { downloads } = shell.services
      if (!Object.values(paths()).includes(pathname) || !downloads?.able()) return false
      // The proxy adds the token; a token in the address would be stored in the list of downloads.
      searchParams.delete('token')
      downloads.add({ url: `${pathname}?${searchParams}`, fileName })
      return true
    },
  } satisfies Partial<AppPort>
}
