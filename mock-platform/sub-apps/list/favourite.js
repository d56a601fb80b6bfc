import { said } from './language.js'
import { failureText, part, say } from './parts.js'

const address = '/service-archives/favourite'

/** Shows the button once it is known. If that fails, the notice is still shown; only the button is missing. */
export async function loadFavourite(noticeId, signal) {
  try {
    const query = { kind: 'notice', targetId: noticeId }
    const { id } = await window.portalProps.request(`${address}/of`, { query, signal })
    if (!signal.aborted) showFavourite({ noticeId, id }, signal)
  } catch {
    part('favourite').hidden = true
  }
}

/** `id`: of the favourite; null = the notice is none. */
function showFavourite({ noticeId, id }, signal) {
  const button = part('favourite')
  button.hidden = false
  button.disabled = false
  button.textContent = said(id ? '★ 已收藏' : '☆ 收藏')
  button.setAttribute('aria-pressed', String(Boolean(id)))
  button.onclick = () => changeFavourite({ noticeId, id }, signal)
}

async function changeFavourite({ noticeId, id }, signal) {
  const { request } = window.portalProps
  part('favourite').disabled = true
  try {
    const answer = id
      ? await request(`${address}/${id}`, { method: 'DELETE' })
      : await request(address, { body: { kind: 'notice', targetId: noticeId } })
    say(said(id ? '已取消收藏' : '收藏成功'))
    if (!signal.aborted) showFavourite({ noticeId, id: answer?.id ?? null }, signal)
  } catch (error) {
    say(failureText(error), 'danger')
    if (!signal.aborted) showFavourite({ noticeId, id }, signal)
  }
}
