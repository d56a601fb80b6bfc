import type { RealmPlan } from '~contract/hosting/bridge'
import { hasLifecycles } from './entry-look'
import { globalNames, type LoadedEntry } from './lifecycles'
import { fetchPage, loadAhead, type Prefetch } from './prefetch'

/**
 * Fetches an HTML entry and runs its page in this document: markup, styles, then scripts in document order. Rejects if
 * the entry or one of its scripts fails to load. Null: it has no lifecycles, so its own page should be the frame's
 * document; nothing of it has run.
 */
export async function loadEntry(
  { entry, code, unsure }: Pick<RealmPlan, 'entry' | 'code' | 'unsure'>,
  prefetch: Prefetch,
): Promise<LoadedEntry | null> {
  const base = new URL(entry, location.origin)
  const found = prefetch.take(entry) ?? fetchPage(entry)
  const page = found instanceof Promise ? await found.catch(orNull(unsure, base)) : found
  if (!page) return null

  const scripts = [...page.querySelectorAll('script')]
  if (scripts.length === 0 && !page.body.firstElementChild && !page.body.textContent?.trim()) {
    throw new Error(`入口 ${base.pathname} 没有内容`)
  }
  // Scripts wait for the styles; meanwhile they are fetched and parsed.
  loadAhead(page, 'preload')
  if (unsure && !(await hasLifecycles(page, { code, base }))) return null
  for (const script of scripts) script.remove()
  const styles = adoptHead(page)
  adoptBody(page)
  if (styles.length > 0) await Promise.all(styles)
  const thrown: string[] = []
  const note = (event: ErrorEvent) => thrown.push(event.message)
  window.addEventListener('error', note)
  const loaded = await runScripts(scripts, base)
  announceLoaded()
  window.removeEventListener('error', note)
  return { ...loaded, thrown }
}

/**
 * The server of a cross-origin entry may not allow reading it. Loaded as a document of its own, it needs no permission.
 */
function orNull(unsure: boolean, { origin }: URL) {
  return (error: unknown) => {
    if (unsure && origin !== location.origin && error instanceof TypeError) return null
    throw error
  }
}

/** The entry's scripts wait for these events, as they would in their own page; this document fired its own long ago. */
function announceLoaded() {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  window.dispatchEvent(new Event('load'))
}

/** Moves styles, links and metadata over; returns a promise for each stylesheet that is loading. */
function adoptHead(page: Document): Promise<void>[] {
  const waiting: Promise<void>[] = []
  for (const element of page.head.querySelectorAll<HTMLElement>('link, style, meta[name]')) {
    // The app's viewport and icon must not change the portal's own document.
    if (element.matches('meta[name=viewport], link[rel~=icon]')) continue
    const adopted = document.importNode(element, true)
    if (adopted instanceof HTMLLinkElement && adopted.rel === 'stylesheet')
      waiting.push(settled(adopted))
    document.head.append(adopted)
  }
  return waiting
}

function adoptBody(page: Document) {
  for (const { name, value } of page.body.attributes) {
    if (!name.startsWith('on')) document.body.setAttribute(name, value)
  }
  document.body.replaceChildren(
    ...[...page.body.childNodes].map((node) => document.importNode(node, true)),
  )
}

/** A missing stylesheet makes an app ugly, not unusable: loading is awaited, but failure is not fatal. */
function settled(element: HTMLElement): Promise<void> {
  return new Promise((done) => {
    element.addEventListener('load', () => done())
    element.addEventListener('error', () => done())
  })
}

async function runScripts(
  scripts: HTMLScriptElement[],
  base: URL,
): Promise<Omit<LoadedEntry, 'thrown'>> {
  const loaded: Omit<LoadedEntry, 'thrown'> = { modules: [], newGlobals: [] }
  // Deferred and module scripts run once the document is parsed, as they would in their own page.
  const late = (script: HTMLScriptElement) =>
    script.type === 'module' || (script.defer && !!script.src)
  for (const script of [...scripts.filter((one) => !late(one)), ...scripts.filter(late)]) {
    if (script.noModule) continue
    if (script.type === 'module') loaded.modules.push(await runModule(script, base))
    else if (isClassic(script)) loaded.newGlobals.unshift(...(await runClassic(script)))
    else runMeantFrom(base, script)
  }
  return loaded
}

function isClassic(script: HTMLScriptElement): boolean {
  return !script.type || /(?:java|ecma)script$/i.test(script.type)
}

async function runModule(script: HTMLScriptElement, base: URL): Promise<Record<string, unknown>> {
  if (!script.src) {
    runMeantFrom(base, script)
    await inlineModulesHaveRun()
    return {}
  }
  try {
    return await import(/* @vite-ignore */ script.src)
  } catch (error) {
    throw new Error(`脚本 ${nameOf(script.src)} 无法运行：${(error as Error).message}`)
  }
}

async function runClassic(script: HTMLScriptElement): Promise<string[]> {
  const before = new Set(globalNames())
  if (script.src) await runExternal(script)
  else runInline(script)
  return globalNames()
    .filter((name) => !before.has(name))
    .reverse()
}

function runExternal(script: HTMLScriptElement): Promise<void> {
  const copy = document.createElement('script')
  for (const { name, value } of script.attributes) copy.setAttribute(name, value)
  copy.async = false
  // The listeners live as long as the copy and must not keep the parsed page in memory.
  const name = nameOf(script.src)
  return new Promise((done, fail) => {
    copy.addEventListener('load', () => done())
    copy.addEventListener('error', () => fail(new Error(`脚本 ${name} 无法获取`)))
    document.head.append(copy)
  })
}

/**
 * Inline modules and import maps resolve addresses against the entry. They read the document's base when they are
 * inserted; anything that asks for it later gets the portal's.
 */
function runMeantFrom({ href }: URL, script: HTMLScriptElement) {
  const base = document.createElement('base')
  base.href = href
  document.head.prepend(base)
  runInline(script)
  base.remove()
}

/** Inline modules run in order, as in a page, but fire no event when they are done: another one behind them does. */
function inlineModulesHaveRun(): Promise<void> {
  return new Promise((done) => {
    window.addEventListener('portal:inline', () => done(), { once: true })
    const last = document.createElement('script')
    last.type = 'module'
    last.text = "dispatchEvent(new Event('portal:inline'))"
    runInline(last)
  })
}

/** Inline scripts, import maps and data run under this document's nonce. */
function runInline(script: HTMLScriptElement) {
  const copy = document.createElement('script')
  if (script.type) copy.type = script.type
  copy.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
  copy.textContent = script.textContent
  copy.async = false
  document.head.append(copy)
}

function nameOf(address: string): string {
  return new URL(address).pathname.split('/').pop() ?? address
}
