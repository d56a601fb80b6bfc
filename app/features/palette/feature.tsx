import { Search } from 'lucide'
import { useEffect } from 'react'
import { type Feature, withCommands } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { Icon } from '../../ui/icon'
import { LazyPart, partOf, untilThere } from '../../ui/lazy-part'
import { EarlyField } from './early-field'
import { PaletteProvider, usePalette } from './palette-provider'
import styles from './search-box.module.css'

export const palette: Feature = {
  Provider: PaletteProvider,
  useBarEntries() {
    const { button: label } = useText().palette
    return [{ id: 'palette', at: 10, label, icon: Search, stays: true, button: <SearchBox /> }]
  },
  slots: { first: EarlyField, beside: PaletteBeside },
}

/** Preloads the palette this long (ms) after hydration, so that the key finds it with or without a network. */
const ahead = 4_000

const load = () => withCommands(import('./shell-palette'))
const ShellPalette = partOf(load)

function PaletteBeside() {
  const { times, lost } = usePalette()
  useEffect(() => {
    const timer = setTimeout(() => void untilThere(load).catch(() => {}), ahead)
    return () => clearTimeout(timer)
  }, [])
  if (times === 0) return null
  return (
    <LazyPart onLost={lost}>
      <ShellPalette />
    </LazyPart>
  )
}

/** One box to search everything, for users who do not know the key; an icon if there is little room. */
function SearchBox() {
  const { search, button } = useText().palette
  const { open, show } = usePalette()
  return (
    <BarButton
      label={button}
      icon={Search}
      className={styles.box}
      title={`${search} (Ctrl+K)`}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts="Control+K Meta+K"
      onOpen={show}
      face={
        <>
          <Icon drawing={Search} className="flex-none size-16px" />
          <span className={`flex-1 ellipsis ${styles.label}`}>{search}</span>
          <kbd className={`flex-none ${styles.key}`}>Ctrl+K</kbd>
        </>
      }
    />
  )
}
