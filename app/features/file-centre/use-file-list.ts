import { useEffect, useState } from 'react'
import { useText } from '../../text/text-context'
import { showToast } from '../../ui/toast'
import { useServerData } from '../../ui/use-server-data'
import type { FilePage } from './file-centre.server'

/** The page of files that the user has chosen; a new search starts on the first. */
export function useFileList() {
  const { messages } = useText()
  const [wanted, setWanted] = useState({ keyword: '', page: 1 })
  const { keyword, page } = wanted
  const query = new URLSearchParams({ keyword, page: String(page) })
  const list = useServerData<FilePage>(`/files?${query}`)
  const { error, data } = list

  // The platform's own words (specification, section 8) go into a toast; the list itself says what happened.
  useEffect(() => {
    if (error) showToast({ kind: 'error', text: messages.notCleared })
  }, [error, messages])

  const pages = data?.pages ?? 1
  // Files have been removed meanwhile: goes to the last page that still exists.
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
