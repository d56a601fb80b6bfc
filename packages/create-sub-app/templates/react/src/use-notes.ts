import { portal } from '@portal/sub-app'
import { useEffect, useState } from 'react'

export type Notes = ReturnType<typeof useNotes>

/** 各条通知的批注，存在本机。没有保存的留在内存里，在应用内来去不会丢失；关闭标签页之前由门户询问。 */
export function useNotes() {
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  const dirty = Object.keys(drafts).length > 0

  useEffect(() => portal().setDirty(dirty), [dirty])

  function drop(id: string) {
    setDrafts(({ [id]: _, ...others }) => others)
  }

  return {
    textOf: (id: string) => drafts[id] ?? savedNote(id),
    isChanged: (id: string) => id in drafts,
    edit(id: string, text: string) {
      if (text === savedNote(id)) drop(id)
      else setDrafts((before) => ({ ...before, [id]: text }))
    },
    save(id: string) {
      localStorage.setItem(keyOf(id), drafts[id] ?? '')
      drop(id)
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
