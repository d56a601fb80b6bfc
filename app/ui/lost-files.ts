import { ownBuild, servedBuild } from './served-build'
import { createStore } from './store'

/** The event by which vite/lost-routes.ts reports that a route's file failed to load; whoever handles it cancels it. */
const lostRouteEvent = 'portal:lost-route'

/** Of session storage: the builds because of whose missing files the window was loaded again. */
const reloadedBuildsKey = 'portal-reloaded-builds'

/** How many files were lost for which the page was not loaded again. */
const { snapshot, subscribe, set } = createStore(0)

export { snapshot as lostFiles, subscribe as subscribeToLostFiles }

/**
 * Takes care of files that are gone because another build of the portal has been installed since the page was loaded:
 * the page is loaded again, once for each build, so that a build which misses files makes no loop. With unsaved work it
 * never is; then a listener informs the user. Files that the network lost are none of this.
 */
export function watchLostFiles(): void {
  window.addEventListener('vite:preloadError', onLostPart)
  window.addEventListener(lostRouteEvent, onLostRoute)
}

function onLostPart({ payload }: WindowEventMap['vite:preloadError']) {
  void recover(payload, () => losesWork() || isTyping())
}

function onLostRoute(event: Event) {
  event.preventDefault()
  void recover((event as CustomEvent<unknown>).detail, losesWork)
}

async function recover(reason: unknown, mustAsk: () => boolean) {
  if (!(await isGone(reason))) return
  if (!mustAsk() && noteReload(ownBuild())) return window.location.reload()
  set(snapshot() + 1)
}

/** Another build is served, or the portal itself answers that there is no such file. */
async function isGone(reason: unknown): Promise<boolean> {
  const served = await servedBuild()
  if (served === null) return false
  if (served !== ownBuild()) return true
  // Safari does not name the file.
  const [file] = /\/assets\/[\w.-]+/.exec(String(reason)) ?? []
  if (!file) return false
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}

/** Runs the checks for unsaved work now, without leaving the page. */
function losesWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** The cursor is in a field that has something in it, of the page or of an app. */
function isTyping(): boolean {
  let active = document.activeElement
  while (active && 'contentDocument' in active) {
    active = (active as HTMLIFrameElement).contentDocument?.activeElement ?? null
  }
  if (!active?.matches('input, textarea, [contenteditable]')) return false
  return Boolean('value' in active ? active.value : active.textContent)
}

/**
 * Whether this window may be loaded again because of a build; from now on it may not. Without storage, or if it is full, a
 * page that was itself loaded again may not.
 */
function noteReload(build: string): boolean {
  try {
    const builds: unknown = JSON.parse(sessionStorage.getItem(reloadedBuildsKey) ?? '[]')
    if (!Array.isArray(builds) || builds.includes(build)) return false
    sessionStorage.setItem(reloadedBuildsKey, JSON.stringify([...builds, build]))
    return true
  } catch {
    const [{ type } = { type: '' }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]
    return type !== 'reload'
  }
}
