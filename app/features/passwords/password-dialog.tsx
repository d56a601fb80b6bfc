import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { SafeSetting } from './safe-setting'

/** 「修改密码」; after the new sign-in the user comes back to the same place (AUTH-09). */
export default function PasswordDialog({ onClose }: { onClose(): void }) {
  const { shell } = useText()
  const path = useShellState((state) => state.address.full)
  return (
    <TitledDialog title={shell.changePassword} width="440px" form onClose={onClose}>
      <SafeSetting redirect={path} onClose={onClose} />
    </TitledDialog>
  )
}
