import { personalInfoPath } from '~contract/portal/paths'
import { useShell } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { ProfileCard } from './profile-card'

/** 「个人信息」, with the way to 「个人中心」, which has the same card and what the user can change. */
export default function ProfileDialog({ onClose }: { onClose(): void }) {
  const { personalSetting, builtIn } = useText()
  const shell = useShell()
  function goToCentre() {
    onClose()
    shell.go(personalInfoPath)
  }
  return (
    <TitledDialog
      title={personalSetting.info}
      width="calc(640px * var(--portal-sizes-text))"
      onClose={onClose}
      action={<Button onClick={goToCentre}>{builtIn.titles['personal-setting']}</Button>}
    >
      <ProfileCard />
    </TitledDialog>
  )
}
