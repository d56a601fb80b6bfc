import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { SafeSetting } from './safe-setting'

/** 「修改密码」, after which the user comes back to where they are (AUTH-09). */
export default function PasswordDialog({ onClose }: { onClose(): void }) {
  const { shell } = useText()
  const path = useShellState((state) => state.address.full)
  return (
    <TitledDialog title={shell.changePassword} width="440px" form onClose={onClose}>
      <SafeSetting redirect={path} onClose={onClose} />
    </TitledDialog>
  )
}
