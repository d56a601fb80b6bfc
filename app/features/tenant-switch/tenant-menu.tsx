import { Menu } from '@chakra-ui/react'
import { Check, ExternalLink } from 'lucide'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { AnchoredMenu } from '../../ui/overlay/anchored-menu'
import type { TenantChoiceProps } from './tenant-entry'
import styles from './tenant-menu.module.css'

/** A menu of some units; those of other systems open in a window of their own. */
export default function TenantMenu(props: TenantChoiceProps) {
  const { open, onOpenChange, anchor, units, tenantId, onChoose } = props
  const { units: texts, shell } = useText()
  const own = units.filter(({ kind }) => kind !== 'link')
  const links = units.filter((unit) => unit.kind === 'link')

  function choose(value: string) {
    const unit = own.find((one) => one.kind === 'tenant' && one.tenantId === value)
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
          unit.kind === 'tenant' ? (
            <Menu.RadioItem key={unit.tenantId} value={unit.tenantId} title={unit.name}>
              <span className="grid flex-none text-accent size-16px svg:size-16px">
                {unit.tenantId === tenantId && <Icon drawing={Check} />}
              </span>
              <span className="flex-1 min-w-0 text-left break-anywhere leading-20px py-2">
                {unit.name}
              </span>
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
            className="no-underline text-inherit"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={shell.newWindow(name)}
            title={name}
          >
            <span className="grid flex-none text-accent size-16px svg:size-16px" />
            <span className="flex-1 min-w-0 text-left break-anywhere leading-20px py-2">
              {name}
            </span>
            <Icon drawing={ExternalLink} className="text-muted size-13px" />
          </a>
        </Menu.Item>
      ))}
    </AnchoredMenu>
  )
}
