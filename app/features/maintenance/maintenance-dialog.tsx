import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { MaintenanceTable } from './maintenance-table'

/** 「维保权益对比」 */
export default function MaintenanceDialog({ onClose }: { onClose(): void }) {
  const { maintenance } = useText()
  const level = useShellState((state) => state.page.tenant.maintenance)
  return (
    <TitledDialog title={maintenance.title} width="1370px" onClose={onClose}>
      <MaintenanceTable current={level} />
    </TitledDialog>
  )
}
