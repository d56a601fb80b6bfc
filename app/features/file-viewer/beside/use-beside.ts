import { useEffect, useState } from 'react'
import { viewerPath } from '~contract/portal/paths'

export interface BesideFile {
  id: string
  name: string
}

/** The file that is shown beside the page's own; it is in the address, so that a reload shows both. */
export function useBeside() {
  const [file, setFile] = useState<BesideFile | null>(null)
  useEffect(() => {
    const { searchParams: query } = new URL(window.location.href)
    const id = query.get('beside')
    if (id) setFile({ id, name: query.get('besideName') ?? '' })
  }, [])

  function show(next: BesideFile | null) {
    setFile(next)
    const address = new URL(window.location.href)
    for (const [name, value] of [
      ['beside', next?.id],
      ['besideName', next?.name],
    ] as const) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    window.history.replaceState(window.history.state, '', address)
  }
  return { file, show }
}

/** The path of a viewer that offers no second file beside it. */
export const besidePath = ({ id, name }: BesideFile) => `${viewerPath(id, name)}&pane=1`
