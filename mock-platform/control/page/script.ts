/**
 * Keeps the list of calls up to date. Existing rows stay in place, so that an opened call stays open and the keyboard
 * focus stays where it is.
 */
export const script = `
const list = document.getElementById('call-list')
const live = document.getElementById('live')
live.closest('label').hidden = false
async function refresh() {
  if (!live.checked || document.hidden) return
  const answer = await fetch(list.dataset.source)
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').body
  const there = new Map([...list.querySelectorAll('li')].map((row) => [row.dataset.key, row]))
  const rows = [...fresh.querySelectorAll('li')]
  if (there.size === 0 || rows.length === 0) {
    if (there.size !== rows.length) list.replaceChildren(...fresh.childNodes)
    return
  }
  const wanted = new Set(rows.map((row) => row.dataset.key))
  for (const [key, row] of there) if (!wanted.has(key)) row.remove()
  const ol = list.querySelector('ol')
  const first = ol.firstChild
  for (const row of rows) {
    const old = there.get(row.dataset.key)
    if (!old) ol.insertBefore(row, first)
    else if (old.dataset.status !== row.dataset.status) {
      old.dataset.status = row.dataset.status
      old.querySelector('.status').replaceWith(row.querySelector('.status'))
    }
  }
}
setInterval(() => refresh().catch(() => {}), 1000)
`
