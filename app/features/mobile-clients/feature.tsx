import { Smartphone } from 'lucide'
import type { Feature } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { MobileButton } from './mobile-button'

export const mobileClients: Feature = {
  useBarEntries() {
    const label = useText().mobileClients.title
    const offered = useShellState((state) => state.page.mobileClients)
    if (!offered) return []
    return [{ id: 'mobile', at: 100, label, icon: Smartphone, button: <MobileButton /> }]
  },
}
