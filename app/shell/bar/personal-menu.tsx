import { Menu } from '@chakra-ui/react'
import { Languages, LogOut, ShieldCheck } from 'lucide'
import type { RefObject } from 'react'
import type { MaintenanceLevel } from '~contract/platform/user'
import { languageNames, otherLanguage } from '~text/languages'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { AnchoredMenu } from '../../ui/overlay/anchored-menu'
import { useLanguageSwitch } from '../../ui/use-language-switch'
import { type PersonalActionName, personalItemNames } from './personal-items'
import { personalIcons, usePersonalLabels } from './personal-labels'
import styles from './personal-menu.module.css'
import { useOperationGuide } from './use-operation-guide'
import { usePersonalItems } from './use-personal-items'

interface PersonalMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
  person: { name: string; account: string; orgName: string }
  /** Of the person's unit; null = nobody knows. */
  maintenance: MaintenanceLevel | null
}

export default function PersonalMenu({ person, maintenance, ...menu }: PersonalMenuProps) {
  const items = usePersonalItems()
  const texts = useText()
  const labels = usePersonalLabels()
  const other = otherLanguage(texts.language)
  const { switchTo } = useLanguageSwitch()
  const openGuide = useOperationGuide()

  function choose(item: string) {
    if (item === 'guide') openGuide()
    else if (item === 'language') void switchTo(other)
    else items[item as PersonalActionName]?.()
  }

  return (
    <AnchoredMenu
      {...menu}
      placement="bottom-end"
      label={texts.frame.personalMenu}
      className={styles.menu}
      onChoose={choose}
    >
      <div className={styles.who}>
        <strong>{person.name}</strong>
        <span>{person.account}</span>
        <span>{person.orgName}</span>
      </div>
      <Menu.Item value="maintenance">
        <Icon drawing={ShieldCheck} className={styles.icon} />
        {texts.maintenance.badge}
        {maintenance && (
          <span className={styles.level} data-level={maintenance}>
            {texts.maintenance.levels[maintenance]}
          </span>
        )}
      </Menu.Item>
      <Menu.Separator />
      {personalItemNames.map(
        (name) =>
          items[name] && (
            <Menu.Item key={name} value={name}>
              <Icon drawing={personalIcons[name]} className={styles.icon} />
              {labels[name]}
            </Menu.Item>
          ),
      )}
      <Menu.Item value="language" lang={other}>
        <Icon drawing={Languages} className={styles.icon} />
        {languageNames[other]}
      </Menu.Item>
      <Menu.Item value="sign-out">
        <Icon drawing={LogOut} className={styles.icon} />
        {texts.signOut.title}
      </Menu.Item>
    </AnchoredMenu>
  )
}
