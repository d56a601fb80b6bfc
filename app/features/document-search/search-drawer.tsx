import { Drawer, Portal } from '@chakra-ui/react'
import { X } from 'lucide'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
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
    <OverlayProvider>
      <Drawer.Root
        open={open}
        lazyMount
        unmountOnExit
        placement="end"
        initialFocusEl={() => box.current}
        finalFocusEl={() => button.current}
        onOpenChange={(change) => change.open || onClose()}
      >
        <Portal>
          <Drawer.Backdrop className={styles.backdrop} />
          <Drawer.Positioner>
            <Drawer.Content className={styles.drawer}>
              <Drawer.Header className={styles.head}>
                <Drawer.Title>{documentSearch.title}</Drawer.Title>
                <button
                  type="button"
                  className={styles.close}
                  aria-label={documentSearch.close}
                  title={documentSearch.close}
                  onClick={onClose}
                >
                  <Icon drawing={X} />
                </button>
              </Drawer.Header>
              <div className={styles.bar}>
                <LibraryTabs
                  shown={shown}
                  library={library}
                  panelId={panelId}
                  onChoose={setChosen}
                />
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
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </OverlayProvider>
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
