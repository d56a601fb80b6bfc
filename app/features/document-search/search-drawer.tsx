import { SlidersHorizontal } from 'lucide'
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { longestKeyword } from '~contract/portal/constants'
import { Icon } from '../../ui/icon'
import { opensElsewhere } from '../../ui/opens-elsewhere'
import { SideDrawer } from '../../ui/overlay/side-drawer'
import { TabList } from '../../ui/tab-list'
import { useServerData } from '../../ui/use-server-data'
import { advancedPath, keywordOf, type Library, libraries } from './library'
import { LibraryPanel } from './library-panel'
import type { ListPosition } from './result-list'
import styles from './search-drawer.module.css'
import type { SearchStore } from './search-store'
import { useSearchText } from './use-search-text'
import { useSearches } from './use-searches'

/** In pixels. */
const searchDrawerWidth = 700

interface SearchDrawerProps {
  open: boolean
  /** The button that opened it; it gets the focus back afterwards. */
  button: RefObject<HTMLElement>
  onGo(path: string): void
  onClose(): void
}

/** The document search (SEARCH-01 to SEARCH-06). When closed, it keeps its searches and their scroll positions. */
export default function SearchDrawer({ open, button, onGo, onClose }: SearchDrawerProps) {
  const documentSearch = useSearchText()
  const searches = useSearches()
  const positions = useRef<Partial<Record<Library, ListPosition>>>({})
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
      maxWidth={`${searchDrawerWidth}px`}
      classes={{ backdrop: styles.backdrop, content: styles.drawer, head: styles.head }}
    >
      <div className="head-bar justify-between px-5 py-0 max-700:px-4 max-700:py-0">
        <TabList
          values={shown}
          chosen={library}
          label={documentSearch.libraries}
          panelId={panelId}
          className="flex gap-5"
          tabClass="tab min-h-42px px-0.5 py-0"
          tab={(one) => ({ content: documentSearch.library[one] })}
          onChoose={setChosen}
        />
        <AdvancedLink library={library} search={searches[library]} onGo={go} />
      </div>
      <LibraryPanel
        key={library}
        id={panelId}
        library={library}
        search={searches[library]}
        positions={positions}
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

interface AdvancedLinkProps {
  library: Library
  search: SearchStore
  onGo(path: string): void
}

/** 「高级检索」: opens the app gwsearch with the keyword in the box (SEARCH-05). */
function AdvancedLink({ library, search, onGo }: AdvancedLinkProps) {
  const documentSearch = useSearchText()
  const { typed } = useSyncExternalStore(search.subscribe, search.snapshot)
  const path = advancedPath(library, keywordOf(typed.slice(0, longestKeyword)))

  /** With a modifier key the link opens in another window, and the drawer stays. */
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onGo(path)
  }
  return (
    <a
      className="flex flex-none items-center whitespace-nowrap no-underline rounded-sm text-accent gap-5px min-h-36px hover:underline"
      href={path}
      onClick={follow}
    >
      <Icon drawing={SlidersHorizontal} className="size-15px" />
      {documentSearch.advanced}
    </a>
  )
}
