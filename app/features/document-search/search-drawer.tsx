import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { SideDrawer } from '../../ui/overlay/side-drawer'
import { useServerData } from '../../ui/use-server-data'
import { AdvancedLink } from './advanced-link'
import { type Library, libraries } from './library'
import { LibraryPanel } from './library-panel'
import { LibraryTabs } from './library-tabs'
import type { ListPlace } from './result-list'
import styles from './search-drawer.module.css'
import { useSearches } from './use-searches'

interface SearchDrawerProps {
  open: boolean
  /** The button that opened it; it gets the focus back afterwards. */
  button: RefObject<HTMLElement>
  onGo(path: string): void
  onClose(): void
}

/** The document search (SEARCH-01 to SEARCH-06). When closed, it keeps its searches and their scroll positions. */
export default function SearchDrawer({ open, button, onGo, onClose }: SearchDrawerProps) {
  const { documentSearch } = useText()
  const searches = useSearches()
  const places = useRef<Partial<Record<Library, ListPlace>>>({})
  const [chosen, setChosen] = useState<Library>('unit')
  const shown = useShownLibraries(open)
  const library = shown.includes(chosen) ? chosen : 'unit'
  const box = useRef<HTMLInputElement>(null)
  const panelId = useId()

  function go(path: string) {
    onClose()
    onGo(path)
  }

  return (
    <SideDrawer
      open={open}
      title={documentSearch.title}
      closeLabel={documentSearch.close}
      initialFocus={() => box.current}
      finalFocus={() => button.current}
      onClose={onClose}
      classes={{ backdrop: styles.backdrop, content: styles.drawer, head: styles.head }}
    >
      <div className="head-bar justify-between px-5 py-0 max-700:px-4 max-700:py-0">
        <LibraryTabs shown={shown} library={library} panelId={panelId} onChoose={setChosen} />
        <AdvancedLink library={library} search={searches[library]} onGo={go} />
      </div>
      <LibraryPanel
        key={library}
        id={panelId}
        library={library}
        search={searches[library]}
        places={places}
        box={box}
      />
    </SideDrawer>
  )
}

/** A constant of the tenant enables the public library (SEARCH-01); it is checked whenever the drawer opens. */
function useShownLibraries(open: boolean): readonly Library[] {
  const { data, reload } = useServerData<{ hasPublic: boolean }>('/document-search')
  const before = useRef(open)
  useEffect(() => {
    if (open && !before.current) reload()
    before.current = open
  }, [open, reload])
  return data?.hasPublic ? libraries : ['unit']
}
