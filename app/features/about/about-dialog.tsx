import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { AboutCard } from './about-card'

/** 「关于」 */
export default function AboutDialog({ onClose }: { onClose(): void }) {
  const { about } = useText()
  const systemName = useShellState((state) => state.page.systemName)
  return (
    <TitledDialog title={about.title} width="420px" onClose={onClose}>
      <AboutCard systemName={systemName} />
    </TitledDialog>
  )
}
