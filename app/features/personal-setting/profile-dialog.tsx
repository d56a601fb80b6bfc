import { useText } from '../../text/text-context'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { ProfileCard } from './profile-card'

/** 「个人信息」 */
export default function ProfileDialog({ onClose }: { onClose(): void }) {
  const { personalSetting } = useText()
  return (
    <TitledDialog title={personalSetting.info} width="640px" onClose={onClose}>
      <ProfileCard />
    </TitledDialog>
  )
}
