import { Dialog, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import { AboutCard } from '../../features/about/about-card'
import { MaintenanceTable } from '../../features/maintenance/maintenance-table'
import { SafeSetting } from '../../features/passwords/safe-setting'
import { ProfileCard } from '../../features/personal-setting/profile-card'
import { ThemeDialog } from '../../features/theme-setting/theme-dialog'
import LayoutDialog from '../../features/workbench-layout/layout-dialog'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { useShell, useShellState } from '../shell-context'
import type { PersonalDialogName } from './overlay-name'

/** Those that have their frame from here; skins and layouts bring their own. */
type TitledDialog = Exclude<PersonalDialogName, 'theme' | 'layout'>

const widths: Record<TitledDialog, string> = {
  info: '640px',
  password: '440px',
  maintenance: '1370px',
  about: '420px',
}

/** What the personal menu opens over whatever is there: 「个人信息」, 「修改密码」, 「维保权益对比」, 「关于」, 「更换皮肤」, 「工作台布局」. */
export default function PersonalDialog({ name }: { name: PersonalDialogName }) {
  const shell = useShell()
  const onClose = () => shell.open(null)
  const path = useShellState((state) => state.address.full)
  const { systemName, tenant } = useShellState((state) => state.page)
  const { frame, personalSetting, maintenance, about } = useText()
  const password = name === 'password'
  const content = useRef<HTMLDivElement>(null)
  if (name === 'theme') return <ThemeDialog onClose={onClose} />
  if (name === 'layout') return <LayoutDialog onClose={onClose} />
  const titles: Record<TitledDialog, string> = {
    info: personalSetting.info,
    password: frame.changePassword,
    maintenance: maintenance.title,
    about: about.title,
  }
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        closeOnInteractOutside={!password}
        initialFocusEl={password ? undefined : () => content.current}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={content} maxWidth={widths[name]}>
              <Dialog.Header>
                <Dialog.Title>{titles[name]}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body paddingBottom={password ? '6' : undefined}>
                {name === 'info' && <ProfileCard />}
                {name === 'password' && <SafeSetting redirect={path} onClose={onClose} />}
                {name === 'maintenance' && <MaintenanceTable current={tenant.maintenance} />}
                {name === 'about' && <AboutCard systemName={systemName} />}
              </Dialog.Body>
              {!password && (
                <Dialog.Footer>
                  <button
                    type="button"
                    className={recipeClass('button', { variant: 'outline', size: 'md' })}
                    onClick={onClose}
                  >
                    {frame.closeDialog}
                  </button>
                </Dialog.Footer>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
