import { fakePortal, typeInto } from '@portal/sub-app/testing'
import { expect, it, vi } from 'vitest'

const notice = {
  id: '7',
  title: '关于周五例会的通知',
  orgName: '办公室',
  publishedAt: '2026-02-03 09:00:00',
}

it('列出通知；批注未保存时声明；卸载后不留内容', async () => {
  document.body.innerHTML = '<main id="app"></main>'
  const portal = fakePortal()
  portal.answer('/service-notify/notice/page', { records: [notice] })
  portal.answer('/service-notify/notice/7', notice)
  const { mount, unmount } = await import('../src/main.js')
  await mount(portal.props)
  const link = await vi.waitUntil(() => document.querySelector('li a'))
  expect(link.textContent).toBe(notice.title)

  location.hash = link.hash
  const note = await vi.waitUntil(() => document.querySelector('textarea'))
  await vi.waitFor(() => expect(portal.callsOf('setTitle')).toContainEqual([notice.title]))
  typeInto(note, '带上材料')
  await vi.waitFor(() => expect(portal.callsOf('setDirty').at(-1)).toEqual([true]))
  document.querySelector('button[type=submit]').click()
  await vi.waitFor(() => expect(portal.callsOf('setDirty').at(-1)).toEqual([false]))

  await unmount(portal.props)
  expect(document.querySelector('#app').innerHTML).toBe('')
  expect(portal.listening()).toEqual([])
})
