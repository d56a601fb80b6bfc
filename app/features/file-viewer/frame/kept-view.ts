import { keepInWindow, readInWindow } from '../../../ui/window-memory'
import type { Fit } from './terms'

/** How a document was last shown in this window. */
export interface KeptView {
  page?: number
  zoom?: number | Fit
}

const key = 'portal-viewer'

/** How many documents are remembered: the latest ones. */
const most = 50

function allViews(): Map<string, KeptView> {
  try {
    return new Map(JSON.parse(readInWindow(key) ?? '[]') as [string, KeptView][])
  } catch {
    return new Map()
  }
}

/** What the window remembers about the document at an address. */
export function keptView(source: string): KeptView {
  return allViews().get(source) ?? {}
}

/** Remembers part of how a document is shown. Files inside other files have no address, so they are not remembered. */
export function keepView(source: string, part: KeptView): void {
  if (!source) return
  const views = allViews()
  const view = { ...views.get(source), ...part }
  views.delete(source)
  keepInWindow(key, JSON.stringify([...views, [source, view]].slice(-most)))
}

/** The first page to show: the one in the address, or where the user left the document; otherwise 1. */
export function firstPage(source: string, total: number): number {
  if (!source) return 1
  const named = Number(new URLSearchParams(window.location.search).get('page'))
  const page = named || keptView(source).page || 1
  return Number.isInteger(page) && page >= 1 ? Math.min(page, total) : 1
}

/** Keeps the current page in the address, as `page=N`, and in the window's memory. */
export function keepPage(source: string, page: number): void {
  if (!source) return
  keepView(source, { page })
  const address = new URL(window.location.href)
  if (address.searchParams.get('page') === String(page)) return
  address.searchParams.set('page', String(page))
  window.history.replaceState(window.history.state, '', address)
}
