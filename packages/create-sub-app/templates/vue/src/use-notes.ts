import { portal } from '@portal/sub-app'
import { reactive, watchEffect } from 'vue'

export type Notes = ReturnType<typeof useNotes>

/** 各条通知的批注，存在本机。没有保存的留在内存里，在应用内来去不会丢失；关闭标签页之前由门户询问。 */
export function useNotes() {
  const drafts = reactive(new Map<string, string>())
  watchEffect(() => portal().setDirty(drafts.size > 0))

  return {
    textOf: (id: string) => drafts.get(id) ?? savedNote(id),
    isChanged: (id: string) => drafts.has(id),
    edit(id: string, text: string) {
      if (text === savedNote(id)) drafts.delete(id)
      else drafts.set(id, text)
    },
    save(id: string) {
      localStorage.setItem(keyOf(id), drafts.get(id) ?? '')
      drafts.delete(id)
    },
  }
}

function savedNote(id: string): string {
  return localStorage.getItem(keyOf(id)) ?? ''
}

/** 门户的所有应用共用 localStorage，名称要带应用和用户。 */
function keyOf(id: string): string {
  const { name, user } = portal()
  return `${name}:${user.userId}:note:${id}`
}
