import { Menu } from '@chakra-ui/react'
import { Languages, LogOut } from 'lucide'
import type { RefObject } from 'react'
import { languageNames, otherLanguage } from '~text/languages'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { AnchoredMenu } from '../../ui/overlay/anchored-menu'
import { useLanguageSwitch } from '../../ui/use-language-switch'
import { type Command, menuSettings } from '../registry/registry'
import { useCommands } from '../registry/use-commands'
import { useShell, useShellState } from '../store/shell-context'
import styles from './personal-menu.module.css'

interface PersonalMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
}

/** 「个人菜单」 (NAV-04): the commands of features, the other language, and sign-out. */
export default function PersonalMenu(menu: PersonalMenuProps) {
  const { user, theme } = useShellState((state) => state.page)
  const texts = useText()
  const shell = useShell()
  const { commands: all, run } = useCommands()
  const commands = theme.elder ? all.filter(({ plain }) => plain) : all
  const Settings = menuSettings()
  const other = otherLanguage(texts.language)
  const { switchTo } = useLanguageSwitch()
  const inPlace = (place: Command['menu']) => commands.filter(({ menu }) => menu === place)
  const item = ({ name, icon, label, Mark }: Command) => (
    <Menu.Item key={name} value={name}>
      <Icon drawing={icon} className="size-16px" />
      {label(texts)}
      {Mark && <Mark />}
    </Menu.Item>
  )

  function choose(name: string) {
    if (name === 'language') void switchTo(other)
    else if (name === 'sign-out') shell.askToLeave()
    else run(name)
  }

  return (
    <AnchoredMenu
      {...menu}
      placement="bottom-end"
      label={texts.shell.personalMenu}
      className={styles.menu}
      onChoose={choose}
      foot={Settings && <Settings />}
    >
      <div className="flex items-start gap-2 px-3 py-2 text-sm text-muted break-anywhere">
        <div className="flex flex-col flex-1">
          <strong className="text-lg text-text">{user.name}</strong>
          <span>{user.account}</span>
          <span>{user.orgName}</span>
        </div>
        {inPlace('name').map(({ name, label }) => (
          <Menu.Item key={name} value={name} className={styles.card}>
            {label(texts)}
          </Menu.Item>
        ))}
      </div>
      {inPlace('tenant').map(item)}
      <Menu.Separator />
      {inPlace('user').map(item)}
      <Menu.Item value="language" lang={other}>
        <Icon drawing={Languages} className="size-16px" />
        {languageNames[other]}
      </Menu.Item>
      <Menu.Item value="sign-out" className={styles.last}>
        <Icon drawing={LogOut} className="size-16px" />
        {texts.signOut.title}
      </Menu.Item>
    </AnchoredMenu>
  )
}
