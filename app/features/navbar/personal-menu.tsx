import { Menu, Portal } from '@chakra-ui/react'
import { IdCard, KeyRound, LogOut, UserCog, Users } from 'lucide'
import { type RefObject, useRef } from 'react'
import { personalInfoPath } from '../../config/paths'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import styles from './personal-menu.module.css'

/** What the personal menu opens over the page. */
export type PersonalDialogName = 'info' | 'password'

interface PersonalMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
  person: { name: string; account: string; orgName: string }
  onGo(path: string): void
  onDialog(name: PersonalDialogName): void
  /** null = this person has no other accounts to switch to. */
  onSwitchAccount: (() => void) | null
  onSignOut(): void
}

export default function PersonalMenu({
  open,
  onOpenChange,
  anchor,
  person,
  onGo,
  onDialog,
  onSwitchAccount,
  onSignOut,
}: PersonalMenuProps) {
  const { frame, accounts, builtIn, personalSetting, signOut } = useText()
  const chosen = useRef<string | null>(null)

  // Only once the menu is gone: a dialog opened over it would be taken for a part of it and close with it.
  function act() {
    anchor.current?.focus()
    const item = chosen.current
    chosen.current = null
    if (item === 'info' || item === 'password') onDialog(item)
    if (item === 'centre') onGo(personalInfoPath)
    if (item === 'switch-account') onSwitchAccount?.()
    if (item === 'sign-out') onSignOut()
  }

  return (
    <OverlayProvider>
      <Menu.Root
        open={open}
        onOpenChange={(change) => onOpenChange(change.open)}
        positioning={{
          placement: 'bottom-end',
          getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
        }}
        onSelect={({ value }) => {
          chosen.current = value
        }}
        onExitComplete={act}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content className={styles.menu} aria-label={frame.personalMenu}>
              <div className={styles.who}>
                <strong>{person.name}</strong>
                <span>{person.account}</span>
                <span>{person.orgName}</span>
              </div>
              <Menu.Separator />
              <Menu.Item value="info">
                <Icon drawing={IdCard} className={styles.icon} />
                {personalSetting.info}
              </Menu.Item>
              <Menu.Item value="password">
                <Icon drawing={KeyRound} className={styles.icon} />
                {frame.changePassword}
              </Menu.Item>
              <Menu.Item value="centre">
                <Icon drawing={UserCog} className={styles.icon} />
                {builtIn.titles['personal-setting']}
              </Menu.Item>
              {onSwitchAccount && (
                <Menu.Item value="switch-account">
                  <Icon drawing={Users} className={styles.icon} />
                  {accounts.switch}
                </Menu.Item>
              )}
              <Menu.Item value="sign-out">
                <Icon drawing={LogOut} className={styles.icon} />
                {signOut.title}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}
