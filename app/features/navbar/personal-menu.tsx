import { Menu, Portal } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '../../text/text-context'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import styles from './personal-menu.module.css'

interface PersonalMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLButtonElement>
  person: { name: string; account: string; orgName: string }
  onSignOut(): void
}

export default function PersonalMenu({
  open,
  onOpenChange,
  anchor,
  person,
  onSignOut,
}: PersonalMenuProps) {
  const { frame, signOut } = useText()
  return (
    <OverlayProvider>
      <Menu.Root
        open={open}
        onOpenChange={(change) => {
          onOpenChange(change.open)
          if (!change.open) anchor.current?.focus()
        }}
        positioning={{
          placement: 'bottom-end',
          getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
        }}
        onSelect={({ value }) => value === 'sign-out' && onSignOut()}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={frame.personalMenu}>
              <div className={styles.who}>
                <strong>{person.name}</strong>
                <span>{person.account}</span>
                <span>{person.orgName}</span>
              </div>
              <Menu.Separator />
              <Menu.Item value="sign-out">
                <LogOut className={styles.icon} aria-hidden="true" />
                {signOut.title}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}
