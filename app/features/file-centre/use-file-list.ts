import { useEffect, useState } from 'react'
import { useText } from '../../text/text-context'
import { showToast } from '../../ui/toast'
import { useServerData } from '../../ui/use-server-data'
import type { FilePage } from './file-centre.server'

/** The page of files that the person wants; a new search starts on the first. */
export function useFileList() {
  const { messages } = useText()
  const [wanted, setWanted] = useState({ keyword: '', page: 1 })
  const { keyword, page } = wanted
  const query = new URLSearchParams({ keyword, page: String(page) })
  const list = useServerData<FilePage>(`/files?${query}`)
  const { error, data } = list

  // The platform's own words for it (specification, section 8); the list says in its place what happened.
  useEffect(() => {
    if (error) showToast({ kind: 'error', text: messages.notCleared })
  }, [error, messages])

  const pages = data?.pages ?? 1
  // Files have gone since: the last page that there is.
  useEffect(() => {
    if (data && page > pages) setWanted((now) => ({ ...now, page: pages }))
  }, [data, page, pages])

  return {
    ...list,
    wanted,
    search: (word: string) => setWanted({ keyword: word.trim(), page: 1 }),
    goTo: (next: number) => setWanted((now) => ({ ...now, page: next })),
  }
}
