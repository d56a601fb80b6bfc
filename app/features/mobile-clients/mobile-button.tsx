import { Smartphone } from 'lucide'
import { lazy } from 'react'
import { popoverDelays } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { BarPopover } from '../../ui/bar-popover'
import { usePopoverState } from '../../ui/use-popover'

const MobilePopover = lazy(() => import('./mobile-popover'))

/** 「手机端」 in the top bar; its popover loads when it first opens (AID-04). */
export function MobileButton() {
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
