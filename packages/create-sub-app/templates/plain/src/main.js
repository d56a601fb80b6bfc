import { createNotes } from './notes.js'
import { defineSubApp, portal } from './portal-sub-app.js'
import { failure, loading, noticeDetail, noticeList } from './views.js'

export const { bootstrap, mount, update, unmount } = defineSubApp({
  mount({ container }) {
    const root = container.querySelector('#app')
    const notes = createNotes()
    let stop = new AbortController()

    // 位置写在地址的 # 之后：刷新、后退、休眠之后都回到原处，服务器不需要为此设置。
    async function show() {
      stop.abort()
      stop = new AbortController()
      const { signal } = stop
      portal().setTitle('')
      root.replaceChildren(loading())
      try {
        const view = await viewOf(location.hash.slice(1), notes, signal)
        if (!signal.aborted) root.replaceChildren(...view)
      } catch (error) {
        if (!signal.aborted) root.replaceChildren(failure(error.message, show))
      }
    }

    window.addEventListener('hashchange', show)
    show()
    return () => {
      window.removeEventListener('hashchange', show)
      stop.abort()
      root.replaceChildren()
    }
  },
  // 只在页面单独打开时才会加载。
  standalone: () => import('./standalone.js').then(({ standIn }) => standIn),
})

async function viewOf(path, notes, signal) {
  const id = /^\/notice\/(.+)$/.exec(path)?.[1]
  if (!id) {
    const query = { pageNo: 1, length: 20 }
    const { records } = await portal().request('/service-notify/notice/page', { query, signal })
    return noticeList(records)
  }
  const notice = await portal().request(`/service-notify/notice/${id}`, { signal })
  if (!signal.aborted) portal().setTitle(notice.title)
  return noticeDetail(notice, notes)
}
