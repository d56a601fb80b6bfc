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
  /** What opened it, and has the focus again afterwards. */
  button: RefObject<HTMLElement>
  onGo(path: string): void
  onClose(): void
}

/** The document search (SEARCH-01 to SEARCH-06). Closed, it keeps its searches and where their lists were. */
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
      <div className={styles.bar}>
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

/** The public library is there by a constant of the unit (SEARCH-01), looked at whenever the drawer opens. */
function useShownLibraries(open: boolean): readonly Library[] {
  const { data, reload } = useServerData<{ hasPublic: boolean }>('/document-search')
  const before = useRef(open)
  useEffect(() => {
    if (open && !before.current) reload()
    before.current = open
  }, [open, reload])
  return data?.hasPublic ? libraries : ['unit']
}
