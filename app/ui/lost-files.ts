import { ownBuild, servedBuild } from './served-build'
import { createStore } from './store'

/**
 * Fired by vite/lost-routes.ts when a route's file fails to load; a listener that handles it calls `preventDefault`.
 */
const lostRouteEvent = 'portal:lost-route'

/** Session storage key: the builds for whose missing files the window has already been reloaded. */
const reloadedBuildsKey = 'portal-reloaded-builds'

/** How many lost files did not lead to a reload. */
const { snapshot, subscribe, set } = createStore(0)

export { snapshot as lostFiles, subscribe as subscribeToLostFiles }

/**
 * Handles files that are gone because another build of the portal has been installed since the page was loaded: reloads
 * the page, at most once per build, so that a build with missing files causes no loop. Never reloads over unsaved work;
 * a listener informs the user instead. Files lost to network errors are ignored.
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

/** Whether another build is served, or the portal itself answers that the file does not exist. */
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

/** Whether leaving would lose work: fires `beforeunload`, without leaving the page. */
function losesWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Whether the cursor is in a non-empty field, of the page or of an app. */
function isTyping(): boolean {
  let active = document.activeElement
  while (active && 'contentDocument' in active) {
    active = (active as HTMLIFrameElement).contentDocument?.activeElement ?? null
  }
  if (!active?.matches('input, textarea, [contenteditable]')) return false
  return Boolean('value' in active ? active.value : active.textContent)
}

/**
 * Whether this window may be reloaded because of a build; records the reload, so a second call returns false. Without
 * storage, or if it is full, a page that was itself reloaded must not.
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
