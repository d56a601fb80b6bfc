/** Runs in the page: finds an element by what screen readers announce. esbuild lowers it for each engine (tab.ts). */
import {
  computeAccessibleName,
  getRole,
  isInaccessible,
  isSubtreeInaccessible,
} from 'dom-accessibility-api'

export interface Target {
  role: string
  /** The whole name, or with `isPart` a part of it; absent = any. */
  name?: string
  isPart?: boolean
  /** A part of its text, or of a field's value. */
  text?: string
  /** The code of an app: looks in its frame instead of the page. */
  app?: string
  /** The title of another frame. */
  frame?: string
  /** Searches below this element. */
  within?: Target
  /** Which of several, from 0. */
  nth?: number
}

interface Place {
  x: number
  y: number
  width: number
  height: number
  text: string
}

/** The centre of an element in the window, its size and its text; or the reason why it cannot be clicked. */
export function find(target: Target): Place | string {
  const found = lookFor(target)
  if (typeof found === 'string') return found
  const { frame, root, element } = found
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const outer = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const cover =
    coverOf(root, element, x, y) ??
    (frame && coverOf(document, frame, outer.left + x, outer.top + y))
  if (cover) return `${described(target)} is covered by ${cover}`
  return { x: outer.left + x, y: outer.top + y, width, height, text: element.innerText ?? '' }
}

/** Clicks an element by script, whatever covers it. Gives the reason if there is none. */
export function press(target: Target): string | null {
  const found = lookFor(target)
  if (typeof found === 'string') return found
  found.element.click()
  return null
}

interface Found {
  frame: HTMLIFrameElement | null
  root: Document
  element: HTMLElement
}

/** An element with its frame and document; or what is missing. */
function lookFor(target: Target): Found | string {
  const frame = frameFor(target)
  if (typeof frame === 'string') return frame
  const root = frame ? frame.contentDocument : document
  const element = root && elementOf(root, target)
  if (!root || !element) return `no ${described(target)}`
  return { frame, root, element: element as HTMLElement }
}

/**
 * What screen readers announce for a part: an indented line for each element with a role. What comes from data has no
 * name: rows of lists and tables, of which the first stands for all. Digits become 0.
 */
export function outline(target: Target): string[] | string {
  const found = lookFor(target)
  if (typeof found === 'string') return found
  const lines: string[] = []
  outlineInto(lines, found.element, 0, false)
  return lines
}

function outlineInto(lines: string[], element: Element, depth: number, isData: boolean): void {
  if (isSubtreeInaccessible(element) || element.matches('[inert], svg')) return
  if (getComputedStyle(element).visibility === 'hidden') return
  const role = getRole(element)
  const isSpoken = role !== null && !/^(?:generic|presentation|none|paragraph)$/.test(role)
  const name = isData ? '' : maskedName(element)
  if (isSpoken) {
    const told = name && ` ${JSON.stringify(name)}`
    lines.push(`${'  '.repeat(depth)}${role}${told}${statesOf(element)}`)
  }
  const children = Array.from(element.children)
  // A table's first row is its header.
  const isMore = (child: Element) => isRow(child) && children.find(isRow) !== child
  for (const child of children) {
    if (!isMore(child)) outlineInto(lines, child, depth + Number(isSpoken), isData || isRow(child))
  }
}

const isRow = (element: Element) => /^(?:listitem|row|option)$/.test(getRole(element) ?? '')

function maskedName(element: Element): string {
  return computeAccessibleName(element).replace(/\s+/g, ' ').replace(/\d+/g, '0').trim()
}

const states = ['checked', 'current', 'disabled', 'expanded', 'haspopup', 'invalid', 'live']
  .concat(['modal', 'pressed', 'required', 'selected'])
  .map((state) => `aria-${state}`)

function statesOf(element: Element): string {
  const told = states
    .filter((name) => (element.getAttribute(name) ?? 'false') !== 'false')
    .map((name) => `${name.slice(5)}=${element.getAttribute(name)}`)
  const { disabled, checked } = element as HTMLInputElement
  if (disabled) told.push('disabled')
  if (checked) told.push('checked')
  return told.length > 0 ? ` [${told.join(' ')}]` : ''
}

/** What covers a point of an element; null = nothing. */
function coverOf(root: Document, element: Element, x: number, y: number): string | null {
  const cover = root.elementFromPoint(x, y)
  // A label stands in for its field.
  const isLabel = cover?.matches('label') && cover.contains(element)
  if (isLabel || element.contains(cover)) return null
  return cover?.outerHTML.slice(0, 200) ?? 'nothing: it is outside'
}

/** Puts a file into an app's first file field, as a user's choice would. */
export function putFile(app: string, name: string, content: string): string | null {
  const frame = frameOf(app)
  if (typeof frame === 'string') return frame
  const input = frame.contentDocument?.querySelector<HTMLInputElement>('input[type=file]')
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!input || !view) return 'no field for files'
  const transfer = new view.DataTransfer()
  transfer.items.add(new view.File([content], name, { type: 'text/plain' }))
  input.files = transfer.files
  input.dispatchEvent(new view.Event('change', { bubbles: true }))
  return null
}

function frameFor({ app, frame }: Target): HTMLIFrameElement | string | null {
  if (app !== undefined) return frameOf(app)
  if (frame === undefined) return null
  return document.querySelector<HTMLIFrameElement>(`iframe[title="${frame}"]`) ?? `no ${frame}`
}

function frameOf(app: string): HTMLIFrameElement | string {
  const pane = document.querySelector(`[data-app-code="${app}"][data-app-status]`)
  if (!pane) return `no pane of ${app}`
  const status = pane.getAttribute('data-app-status')
  if (status !== '1') return `${app} has the status ${status}: ${(pane as HTMLElement).innerText}`
  return pane.querySelector('iframe') ?? `no frame of ${app}`
}

function elementOf(root: Document | Element, target: Target): Element | undefined {
  const { within, nth = 0 } = target
  const from = within ? elementOf(root, within) : root
  if (!from) return undefined
  const found = Array.from(from.querySelectorAll(candidates)).filter((one) => matches(one, target))
  return found[nth]
}

/** Elements that may have a role. */
const candidates =
  'a,button,input,p,select,textarea,summary,table,tr,td,th,li,ul,ol,nav,main,header,aside,section,article,form,dialog,h1,h2,h3,h4,img,option,[role]'

function matches(element: Element, { role, name, text, isPart }: Target): boolean {
  if (roleOf(element) !== role || isInaccessible(element)) return false
  if (text !== undefined && !saidBy(element).includes(text)) return false
  if (name === undefined) return true
  const found = computeAccessibleName(element).replace(/\s+/g, ' ').trim()
  return isPart ? found.includes(name) : found === name
}

function saidBy(element: Element): string {
  return element.matches('input,textarea')
    ? (element as HTMLInputElement).value
    : (element.textContent ?? '')
}

/** By the standard a password field has no role; here it counts as a text box. */
function roleOf(element: Element): string | null {
  return element.matches('input[type=password]') ? 'textbox' : getRole(element)
}

function described({ role, name, text, within, app, frame }: Target): string {
  const own = `${role} ${JSON.stringify(name ?? text ?? '')}`
  const place = (app ?? frame) ? `${own} in ${app ?? frame}` : own
  return within ? `${place} in ${described(within)}` : place
}
