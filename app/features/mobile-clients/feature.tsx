import { Smartphone } from 'lucide'
import { popoverDelays } from '~contract/portal/constants'
import type { Feature } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { BarPopover } from '../../ui/bar-popover'
import { partOf } from '../../ui/lazy-part'
import { usePopoverState } from '../../ui/use-popover'

export const mobileClients: Feature = {
  useBarEntries() {
    const label = useText().mobileClients.title
    const offered = useShellState((state) => state.page.mobileClients)
    if (!offered) return []
    return [{ id: 'mobile', at: 100, label, icon: Smartphone, button: <MobileButton /> }]
  },
}

const MobilePopover = partOf(() => import('./mobile-popover'))

/** 「手机端」 in the top bar; its popover loads when it first opens (AID-04). */
function MobileButton() {
  const { mobileClients } = useText()
  const popover = usePopoverState()
  return (
    <BarPopover
      state={popover}
      delays={popoverDelays.files}
      label={mobileClients.title}
      icon={Smartphone}
    >
      {(id) => <MobilePopover id={id} pinned={popover.view === 'pinned'} />}
    </BarPopover>
  )
}
