import { Menu, Portal } from '@chakra-ui/react'
import { Check, ExternalLink } from 'lucide'
import { useRef } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import styles from './unit-menu.module.css'
import type { UnitChoiceProps } from './unit-switch'

/** A menu of some units; those of other systems open in a window of their own. */
export default function UnitMenu(props: UnitChoiceProps) {
  const { open, onOpenChange, anchor, units, tenantId, onChoose } = props
  const { units: texts, frame } = useText()
  const chosen = useRef<string | null>(null)
  const own = units.filter(({ kind }) => kind !== 'link')
  const links = units.filter((unit) => unit.kind === 'link')

  // Only once the menu is gone: a dialog opened over it would be taken for a part of it and close with it.
  function act() {
    anchor.current?.focus()
    const unit = chosen.current
    chosen.current = null
    if (unit) onChoose(unit)
  }

  return (
    <OverlayProvider>
      <Menu.Root
        open={open}
        onOpenChange={(change) => onOpenChange(change.open)}
        positioning={{
          placement: 'bottom-start',
          getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
        }}
        onExitComplete={act}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content className={styles.menu} aria-label={texts.switch}>
              <Menu.RadioItemGroup
                value={tenantId}
                onValueChange={({ value }) => {
                  chosen.current = value
                }}
              >
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
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}
