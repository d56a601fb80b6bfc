import { Dialog, Portal } from '@chakra-ui/react'
import type { PersonalDialogName } from '../../features/navbar/personal-menu'
import { SafeSetting } from '../../features/passwords/safe-setting'
import { ProfileCard } from '../../features/personal-setting/profile-card'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'

interface PersonalDialogProps {
  name: PersonalDialogName
  /** Where the person is, to come back to. */
  path: string
  onClose(): void
}

/** 「个人信息」 and 「修改密码」 over whatever is open: what the personal centre has on its pages (ME-01, AUTH-09). */
export default function PersonalDialog({ name, path, onClose }: PersonalDialogProps) {
  const { frame, personalSetting } = useText()
  const password = name === 'password'
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        closeOnInteractOutside={!password}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content maxWidth={password ? '440px' : '640px'}>
              <Dialog.Header>
                <Dialog.Title>
                  {password ? frame.changePassword : personalSetting.info}
                </Dialog.Title>
              </Dialog.Header>
              {password ? (
                <Dialog.Body paddingBottom="6">
                  <SafeSetting redirect={path} onClose={onClose} />
                </Dialog.Body>
              ) : (
                <>
                  <Dialog.Body>
                    <ProfileCard />
                  </Dialog.Body>
                  <Dialog.Footer>
                    <button
                      type="button"
                      className={recipeClass('button', { variant: 'outline', size: 'md' })}
                      onClick={onClose}
                    >
                      {frame.closeDialog}
                    </button>
                  </Dialog.Footer>
                </>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
