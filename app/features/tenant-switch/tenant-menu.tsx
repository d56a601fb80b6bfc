import { Menu } from '@chakra-ui/react'
import { Check, ExternalLink } from 'lucide'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { AnchoredMenu } from '../../ui/overlay/anchored-menu'
import type { TenantChoiceProps } from './tenant-entry'
import styles from './tenant-menu.module.css'

/** A menu of a few tenants; those of other systems open in a window of their own. */
export default function TenantMenu(props: TenantChoiceProps) {
  const { open, onOpenChange, anchor, tenants, tenantId, onChoose } = props
  const { tenants: texts, shell } = useText()
  const own = tenants.filter(({ kind }) => kind !== 'link')
  const links = tenants.filter((tenant) => tenant.kind === 'link')

  function choose(value: string) {
    const tenant = own.find((one) => one.kind === 'tenant' && one.tenantId === value)
    if (tenant && value !== tenantId) onChoose(value)
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
        {own.map((tenant, at) =>
          tenant.kind === 'tenant' ? (
            <Menu.RadioItem key={tenant.tenantId} value={tenant.tenantId} title={tenant.name}>
              <span className="grid flex-none text-accent size-16px svg:size-16px">
                {tenant.tenantId === tenantId && <Icon drawing={Check} />}
              </span>
              <span className="flex-1 min-w-0 text-left break-anywhere leading-20px py-2">
                {tenant.name}
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
