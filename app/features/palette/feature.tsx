import { Search } from 'lucide'
import { useEffect } from 'react'
import { type Feature, withCommands } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { LazyPart, partOf, untilThere } from '../../ui/lazy-part'
import { EarlyField } from './early-field'
import { PaletteProvider, usePalette } from './palette-provider'

export const palette: Feature = {
  Provider: PaletteProvider,
  useBarEntries() {
    const { title: label } = useText().palette
    return [{ id: 'palette', at: 10, label, icon: Search, button: <PaletteButton /> }]
  },
  slots: { first: EarlyField, beside: PaletteBeside },
}

/** Who works with keys finds it there, with or without a network (ms after the page is alive). */
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

/** For users who do not know its key. */
function PaletteButton() {
  const { title, hint } = useText().palette
  const { open, show } = usePalette()
  return (
    <BarButton
      label={title}
      icon={Search}
      title={hint}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts="Control+K Meta+K"
      onOpen={show}
    />
  )
}
