import { Menu } from '@chakra-ui/react'
import { Check, ExternalLink } from 'lucide'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { AnchoredMenu } from '../../ui/overlay/anchored-menu'
import type { UnitChoiceProps } from './unit-entry'
import styles from './unit-menu.module.css'

/** A menu of some units; those of other systems open in a window of their own. */
export default function UnitMenu(props: UnitChoiceProps) {
  const { open, onOpenChange, anchor, units, tenantId, onChoose } = props
  const { units: texts, frame } = useText()
  const own = units.filter(({ kind }) => kind !== 'link')
  const links = units.filter((unit) => unit.kind === 'link')

  function choose(value: string) {
    const unit = own.find((one) => one.kind === 'unit' && one.tenantId === value)
    if (unit && value !== tenantId) onChoose(value)
  }

  return (
    <AnchoredMenu
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      placement="bottom-start"
      label={texts.switch}
      className={styles.menu}
      onChoose={choose}
    >
      <Menu.RadioItemGroup value={tenantId}>
        {own.map((unit, at) =>
          unit.kind === 'unit' ? (
            <Menu.RadioItem key={unit.tenantId} value={unit.tenantId} title={unit.name}>
              <span className={styles.mark}>
                {unit.tenantId === tenantId && <Icon drawing={Check} />}
              </span>
              <span className={styles.name}>{unit.name}</span>
            </Menu.RadioItem>
          ) : (
            <Menu.Separator key={at} />
          ),
        )}
      </Menu.RadioItemGroup>
      {links.length > 0 && <Menu.Separator />}
      {links.map(({ url, name }) => (
        <Menu.Item key={url} value={url} asChild>
          <a
            className={styles.link}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={frame.newWindow(name)}
            title={name}
          >
            <span className={styles.mark} />
            <span className={styles.name}>{name}</span>
            <Icon drawing={ExternalLink} className={styles.away} />
          </a>
        </Menu.Item>
      ))}
    </AnchoredMenu>
  )
}
