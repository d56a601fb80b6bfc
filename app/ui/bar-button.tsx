import type { IconNode } from 'lucide'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Badge } from './badge'
import styles from './bar-button.module.css'
import { Icon } from './icon'
import { opensElsewhere } from './opens-elsewhere'
import { Picture } from './picture'

interface BarButtonProps
  extends Omit<ComponentPropsWithoutRef<'a'>, 'onClick' | 'children' | 'target' | 'rel'> {
  label: string
  icon: IconNode
  /** The address of a picture instead of the icon; '' = none. */
  picture?: string
  /** Its link before there are scripts, or always if nothing else happens. */
  href?: string
  newWindow?: boolean
  /** On its badge; null = not known. */
  count?: number | null
  onOpen?: (() => void) | undefined
  /** Instead of icon and badge, with a `className` of its own. */
  face?: ReactNode
  /** Shown over the icon. */
  children?: ReactNode
}

/** A round button of the top bar, named by its tooltip. With an address it works before there are scripts, too. */
export const BarButton = forwardRef<HTMLAnchorElement, BarButtonProps>(function BarButton(
  { label, icon, picture = '', href, newWindow, count = null, onOpen, face, children, ...rest },
  ref,
) {
  return (
    // Without an address it is no link, and needs its place in the order of focus.
    <a
      ref={ref}
      role="button"
      tabIndex={href ? undefined : 0}
      title={label}
      className={styles.button}
      {...rest}
      href={href}
      {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-label={label}
      onClick={(event) => {
        if (!onOpen || (href && opensElsewhere(event))) return
        event.preventDefault()
        onOpen()
      }}
      onKeyDown={(event) => pressed(event, href)}
    >
      {face ?? (
        <>
          <Picture address={picture} className="object-contain rounded-5px w-22px h-22px">
            <Icon drawing={icon} className={`size-20px ${styles.icon}`} />
          </Picture>
          <Badge count={count} className={styles.badge} />
        </>
      )}
      {children}
    </a>
  )
})

/** Links know Enter alone, and what has no address knows neither. */
function pressed(event: KeyboardEvent<HTMLAnchorElement>, href: string | undefined) {
  if (event.key !== ' ' && (event.key !== 'Enter' || href)) return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * What has the focus again when a part of the top bar closes: the button that opened it, or, if that is folded
 * away, the button of the menu that holds it.
 */
export function openerOf(button: HTMLElement | null): HTMLElement | null {
  if (!button || button.getClientRects().length > 0) return button
  return button.closest('header')?.querySelector<HTMLElement>('[data-more]') ?? button
}
