import { readUploads } from '../../features/file-centre/uploads'
import { UnitSwitch } from '../../features/tenant-switch/unit-switch'
import { useText } from '../../text/text-context'
import { useFeatures } from '../features-context'
import { become } from '../follow-windows'
import { useShell, useShellState } from '../shell-context'
import { appOf, type ShellState } from '../store/shell-state'
import { barEntries } from './bar-entries'
import { Navbar } from './navbar'

/** The top bar with what this user has in it. */
export function ShellBar() {
  const shell = useShell()
  const page = useShellState((state) => state.page)
  return (
    <Navbar
      systemName={page.systemName}
      classified={page.classified}
      brand={page.brand}
      tenantName={page.tenant.name}
      person={page.person}
      home={useShellState(homeOf)}
      maintenance={page.tenant.maintenance}
      entries={useEntries()}
      unitSwitch={
        page.units.filter(({ kind }) => kind !== 'separator').length > 1 && (
          <UnitSwitch
            units={page.units}
            tenantId={page.tenant.tenantId}
            onLeave={(proceed) => shell.askForAll('switch', proceed)}
            onSwitched={(next) => become(shell, next)}
          />
        )
      }
    />
  )
}

function useEntries() {
  const shell = useShell()
  const texts = useText()
  const { messages, palette, downloads, assistant } = useFeatures()
  const page = useShellState((state) => state.page)
  const apps = useShellState((state) => state.apps)
  const uploads = useShellState((state) => state.hosted.shared.uploads)
  return barEntries({
    page,
    texts,
    appOf: (code) => appOf({ apps }, code),
    go: shell.go,
    messages,
    palette,
    downloads,
    uploads: readUploads(uploads),
    openAssistant: assistant.open,
  })
}

export function homeOf({ known }: ShellState): string {
  return known.home ?? '/'
}
