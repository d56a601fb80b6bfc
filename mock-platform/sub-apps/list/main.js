// A page without a framework or lifecycles, as many offices have. The portal sets `window.portalProps` before the
// scripts of such a page run.
import { fittingPanes, onPanes } from '../kit/panes'
import { loadFavourite } from './favourite.js'
import { rememberWritten, said, speak } from './language.js'
import { element, failureText, part, showState } from './parts.js'

const pageLength = 20
const loadingText = '正在加载数据....'
const portal = window.portalProps

let type = ''
let pageNo = 1
let shownAddress = ''
/** The id of the notice that is open; undefined = none. */
let opened
/** The class that shows list and notice side by side; '' = they do not fit. */
let panes = fittingPanes()
const attempts = { list: new AbortController(), detail: new AbortController() }

/** Each view has one pending request; a newer one replaces it. */
function begin(view) {
  attempts[view].abort()
  attempts[view] = new AbortController()
  return attempts[view].signal
}

function noticeRow(notice) {
  const row = document.createElement('li')
  const link = element('a', notice.read ? 'notice-row list-row' : 'notice-row list-row unread')
  const title = element('span', 'notice-row-title ellipsis', notice.title)
  link.href = hashOf(notice.id)
  title.title = notice.title
  if (!notice.read) title.prepend(element('span', 'visually-hidden', said('未读：')))
  link.append(
    element('span', notice.read ? 'dot read' : 'dot'),
    element('span', notice.type === '通知' ? 'tag' : 'tag quiet', said(notice.type)),
    title,
    element('span', 'notice-row-source muted', notice.orgName),
    element('time', 'muted numeric', notice.publishedAt.slice(0, 10)),
  )
  row.append(link)
  return row
}

function showPage({ records, total, unread }) {
  const pages = Math.max(1, Math.ceil(total / pageLength))
  portal.setBadge(unread)
  const focused = part('rows').contains(document.activeElement) && document.activeElement.hash
  part('rows').replaceChildren(...records.map(noticeRow))
  markOpened()
  if (focused) linkTo(focused)?.focus({ preventScroll: true })
  showState('list-state', records.length ? '' : said('没有通知公告'))
  part('pager').hidden = total === 0
  part('total').textContent = said('共 {total} 条，{unread} 条未读', { total, unread })
  part('page').textContent = said('第 {pageNo} / {pages} 页', { pageNo, pages })
  part('previous').disabled = pageNo <= 1
  part('next').disabled = pageNo >= pages
}

/** `background`: no user is waiting for the answer. */
async function loadList({ background = false } = {}) {
  const signal = begin('list')
  if (!part('rows').children.length) showState('list-state', said(loadingText))
  try {
    const query = { type, pageNo, length: pageLength }
    const path = '/service-notify/notice/page'
    const page = await portal.request(path, { query, signal, background })
    if (!signal.aborted) showPage(page)
  } catch (error) {
    if (signal.aborted) return
    part('rows').replaceChildren()
    part('pager').hidden = true
    showState('list-state', failureText(error), () => loadList())
  }
}

async function loadDetail(id) {
  const signal = begin('detail')
  part('notice').hidden = true
  part('favourite').hidden = true
  showState('detail-state', said(loadingText))
  try {
    const path = `/service-notify/notice/${encodeURIComponent(id)}`
    const notice = await portal.request(path, { signal })
    if (signal.aborted) return
    portal.setBadge(notice.unread)
    part('notice-title').textContent = notice.title
    part('notice-source').textContent =
      `${said(notice.type)}　${notice.orgName} ${notice.author}　${notice.publishedAt.slice(0, 16)}`
    // The backend has sanitised the HTML.
    part('notice-content').innerHTML = notice.content
    part('notice').hidden = false
    showState('detail-state', '')
    loadFavourite(id, signal)
    // The notice counts as read from now on.
    followChanges()
  } catch (error) {
    if (!signal.aborted) showState('detail-state', failureText(error), () => loadDetail(id))
  }
}

/** The hash takes precedence; without one the path counts, so that /list/detail/7 opens from outside. */
function detailId() {
  const address = location.hash ? location.hash.slice(1) : location.pathname
  const id = /\/detail\/([^/?]+)$/.exec(address)?.[1]
  return id && decodeURIComponent(id)
}

/** A hash link fires both history events; the second changes nothing. */
function route() {
  if (location.href === shownAddress) return
  const moved = shownAddress !== ''
  shownAddress = location.href
  const closed = part('list-view').hidden ? undefined : opened
  opened = detailId()
  const isListKept = moved && Boolean(opened) && !part('list-view').hidden && panes !== ''
  arrange()
  window.scrollTo(0, 0)
  if (moved) part(opened ? 'detail-view' : 'list-view').focus({ preventScroll: true })
  keepInView(opened ?? closed)
  load(isListKept)
}

/**
 * A list that makes room for a notice, or has all of it again, keeps the notice's row in view. Once the notice is closed,
 * the keyboard continues from there.
 */
function keepInView(id) {
  const link = id && linkTo(hashOf(id))
  if (!link) return
  link.scrollIntoView({ block: 'nearest' })
  if (!opened) link.focus({ preventScroll: true })
}

function arrange() {
  part('list-view').hidden = Boolean(opened) && !panes
  part('detail-view').hidden = !opened
  part('notices').className = opened ? `page ${panes}` : 'page'
  if (!opened) attempts.detail.abort()
  if (part('list-view').hidden) attempts.list.abort()
  markOpened()
}

/** Marks the row of the notice that is open beside the list. */
function markOpened() {
  part('rows').querySelector('[aria-current]')?.removeAttribute('aria-current')
  if (opened) linkTo(hashOf(opened))?.setAttribute('aria-current', 'true')
}

const hashOf = (id) => `#/detail/${encodeURIComponent(id)}`

function linkTo(hash) {
  return [...part('rows').querySelectorAll('a')].find((link) => link.hash === hash)
}

/** `isListKept`: the list is shown already, and will load once the notice has been read. */
function load(isListKept = false) {
  if (opened) loadDetail(opened)
  if (!part('list-view').hidden && !isListKept) loadList()
}

function changePanes(next) {
  panes = next
  arrange()
  followChanges()
}

function choosePage(next) {
  pageNo = next
  loadList()
}

/** What is shown may have changed elsewhere. */
function followChanges() {
  if (document.visibilityState === 'visible' && !part('list-view').hidden) {
    loadList({ background: true })
  }
}

function chooseType(button) {
  type = button.dataset.type
  for (const other of part('types').children) {
    other.setAttribute('aria-pressed', String(other === button))
  }
  choosePage(1)
}

/** Creates rows and states again and rewrites the rest in place. */
function changeLanguage() {
  speak()
  load()
}

function start() {
  rememberWritten(part('notices'))
  speak()
  part('types').addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (button) chooseType(button)
  })
  part('refresh').addEventListener('click', () => loadList())
  part('previous').addEventListener('click', () => choosePage(pageNo - 1))
  part('next').addEventListener('click', () => choosePage(pageNo + 1))
  window.addEventListener('hashchange', route)
  window.addEventListener('popstate', route)
  document.addEventListener('visibilitychange', followChanges)
  portal.events.on('unread', followChanges)
  portal.events.on('stale', followChanges)
  portal.events.on('locale', changeLanguage)
  onPanes(portal.events, changePanes)
  route()
}

if (portal) start()
else part('outside').hidden = false
