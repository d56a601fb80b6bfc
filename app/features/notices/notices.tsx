import { useEffect, useMemo, useState } from 'react'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { useShellState } from '../../shell/store/shell-context'
import { userTenantOf } from '../../shell/store/shell-state'
import { useServerData } from '../../ui/use-server-data'
import { CentreNotice } from './centre-notice'
import { CornerNotice, VersionTip } from './corner-notices'
import { isToldOf, mayShow, noteShown, noteToldOf } from './notice-memory'
import type { Notices as NoticesData } from './notices.server'

/** How often to check (ms) whether the dialog in the way has closed. */
const patience = 1_000

/** The operator's announcements after sign-in, one after the other: the notice, then the version. */
export default function Notices() {
  const { data } = useServerData<NoticesData>('/notices', true)
  const reader = useShellState(userTenantOf)
  const due = useMemo(() => dueOf(data, reader), [data, reader])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const close = (what: string) => setClosed((all) => new Set(all).add(what))
  const { system, version } = due

  if (system && !closed.has('system')) {
    const onClose = () => close('system')
    return (
      <OnceClear onShow={() => noteShown(reader, system)}>
        {system.corner ? (
          <CornerNotice notice={system} onClose={onClose} />
        ) : (
          <CentreNotice notice={system} onClose={onClose} />
        )}
      </OnceClear>
    )
  }
  if (version && !closed.has('version')) {
    return (
      <OnceClear key="version" onShow={() => noteToldOf(reader, version.id)}>
        <VersionTip version={version} onClose={() => close('version')} />
      </OnceClear>
    )
  }
  return null
}

/** Read once, when the notices arrive: what is recorded while they are shown must not remove them. */
function dueOf(data: NoticesData | null, reader: UserTenantKey): NoticesData {
  const { system = null, version = null } = data ?? {}
  return {
    system: system && mayShow(reader, system) ? system : null,
    version: version && !isToldOf(reader, version.id) ? version : null,
  }
}

interface OnceClearProps {
  children: React.ReactNode
  onShow(): void
}

/** Waits until no dialog is open over the page, then shows its content. */
function OnceClear({ children, onShow }: OnceClearProps) {
  const [clear, setClear] = useState(false)
  useEffect(() => {
    if (clear) return
    const look = () => setClear(!document.querySelector('[aria-modal=true], dialog[open]'))
    look()
    const timer = setInterval(look, patience)
    return () => clearInterval(timer)
  }, [clear])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is shown
  useEffect(() => {
    if (clear) onShow()
  }, [clear])
  return clear ? children : null
}
