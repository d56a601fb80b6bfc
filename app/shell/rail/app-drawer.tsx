import { Drawer } from '@chakra-ui/react'
import { Search, X } from 'lucide'
import { type CSSProperties, type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { groupApps } from '../../hosting/app-groups'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { staysOpen } from '../../ui/overlay/stays-open'
import { StateMessage } from '../../ui/state-message'
import { listedApps } from '../store/listed-apps'
import { useShellState } from '../store/shell-context'
import styles from './app-drawer.module.css'
import { moveInGrid } from './grid-keys'
import { RailLink } from './rail-link'

interface AppDrawerProps {
  /** The opener, which gets the focus back. */
  button: RefObject<HTMLButtonElement>
  onClose(): void
}

/**
 * All of the user's apps by category, with a search, beside the rail. Rendered inside the shell, whose listener handles
 * its links.
 */
export default function AppDrawer({ button, onClose }: AppDrawerProps) {
  const apps = useShellState((state) => listedApps(state.apps))
  const { rail } = useText()
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const sought = query.trim()
  const found = apps.filter((app) => app.title.toLowerCase().includes(sought.toLowerCase()))

  function clear() {
    setQuery('')
    search.current?.focus()
  }

  return (
    <OverlayProvider>
      <Drawer.Root
        {...staysOpen}
        open
        placement="start"
        initialFocusEl={() => search.current}
        finalFocusEl={() => button.current}
        onOpenChange={({ open }) => open || onClose()}
        onEscapeKeyDown={(event) => {
          if (query === '') return
          event.preventDefault()
          clear()
        }}
      >
        <Drawer.Backdrop className={styles.beside} style={besideRail(button)} />
        <Drawer.Positioner className={styles.beside} style={besideRail(button)}>
          <Drawer.Content className={styles.drawer} onKeyDown={moveInGrid}>
            <Drawer.Header>
              <Drawer.Title>{rail.all}</Drawer.Title>
              <IconButton icon={X} label={rail.close} className="size-32px" onClick={onClose} />
            </Drawer.Header>
            <SearchField field={search} query={query} onChange={setQuery} />
            <p className="visually-hidden" role="status">
              {sought && rail.found(found.length)}
            </p>
            <Drawer.Body onClick={(event) => isFollowed(event) && onClose()}>
              {found.length > 0 ? <Groups apps={found} /> : <Nothing sought={sought} />}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Drawer.Root>
    </OverlayProvider>
  )
}

interface SearchFieldProps {
  field: RefObject<HTMLInputElement>
  query: string
  onChange(query: string): void
}

function SearchField({ field, query, onChange }: SearchFieldProps) {
  const { rail } = useText()
  return (
    <div className="flex items-center relative px-4 pb-3 border-b">
      <Icon drawing={Search} className={`absolute size-16px text-muted ${styles.searchIcon}`} />
      <input
        ref={field}
        type="search"
        className={classNames(recipeClass('input', { size: 'md' }), styles.searchInput)}
        aria-label={rail.search}
        placeholder={rail.search}
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

function Groups({ apps }: { apps: readonly HostedApp[] }) {
  const { rail } = useText()
  return groupApps(apps, rail.otherGroup).map((group) => (
    <section key={group.name} className={`px-4 pt-4 ${styles.group}`} aria-label={group.name}>
      <h3 className="mb-1 text-sm text-muted font-medium break-anywhere">{group.name}</h3>
      <ul className={`grid gap-1 ${styles.grid}`}>
        {group.apps.map((app) => (
          <li key={app.code}>
            <RailLink app={app} marked />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Nothing({ sought }: { sought: string }) {
  const { rail } = useText()
  return (
    <div className="grid place-items-center min-h-full break-anywhere">
      {sought ? (
        <StateMessage kind="missing" title={rail.notFound(sought)} />
      ) : (
        <StateMessage kind="empty" title={rail.none} />
      )}
    </div>
  )
}

/** Positions the drawer at the edge of the rail; in a narrow window it covers everything. */
function besideRail(button: RefObject<HTMLElement>): CSSProperties {
  const rail = button.current?.closest('nav')?.getBoundingClientRect()
  return {
    '--rail-top': `${rail?.top ?? 0}px`,
    '--rail-right': `${rail?.right ?? 0}px`,
  } as CSSProperties
}

/** With a modifier key the link opens elsewhere, and the drawer stays open. */
function isFollowed({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const plain = !(metaKey || ctrlKey || shiftKey || altKey)
  return plain && (target as Element).closest('a') !== null
}
