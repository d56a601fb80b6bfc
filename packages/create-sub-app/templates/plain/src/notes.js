import { portal } from './portal-sub-app.js'

/** 各条通知的批注，存在本机。没有保存的留在内存里，在应用内来去不会丢失；关闭标签页之前由门户询问。 */
export function createNotes() {
  const drafts = new Map()
  const declare = () => portal().setDirty(drafts.size > 0)
  return {
    textOf: (id) => drafts.get(id) ?? savedNote(id),
    isChanged: (id) => drafts.has(id),
    edit(id, text) {
      if (text === savedNote(id)) drafts.delete(id)
      else drafts.set(id, text)
      declare()
    },
    save(id) {
      localStorage.setItem(keyOf(id), drafts.get(id) ?? '')
      drafts.delete(id)
      declare()
    },
  }
}

function savedNote(id) {
  return localStorage.getItem(keyOf(id)) ?? ''
}

/** 门户的所有应用共用 localStorage，名称要带应用和用户。 */
function keyOf(id) {
  const { name, user } = portal()
  return `${name}:${user.userId}:note:${id}`
}
