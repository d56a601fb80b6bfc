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
  /** The link to follow while scripts are not loaded, or always if the button does nothing else. */
  href?: string
  newWindow?: boolean
  /** The number on its badge; null = not known. */
  count?: number | null
  onOpen?: (() => void) | undefined
  /** Replaces icon and badge; needs a `className`. */
  face?: ReactNode
  /** Shown over the icon. */
  children?: ReactNode
}

/** A round button of the top bar, named by its tooltip. With an address it works without scripts. */
export const BarButton = forwardRef<HTMLAnchorElement, BarButtonProps>(function BarButton(
  { label, icon, picture = '', href, newWindow, count = null, onOpen, face, children, ...rest },
  ref,
) {
  return (
    // Without an address it is not a link, and must be made focusable.
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

/** Links react to Enter only, and an `a` without an address reacts to neither key. */
function pressed(event: KeyboardEvent<HTMLAnchorElement>, href: string | undefined) {
  if (event.key !== ' ' && (event.key !== 'Enter' || href)) return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * The element that gets the focus when a part of the top bar closes: the button that opened it or, if that is folded
 * away, the button of the menu that holds it.
 */
export function openerOf(button: HTMLElement | null): HTMLElement | null {
  if (!button || button.getClientRects().length > 0) return button
  return button.closest('header')?.querySelector<HTMLElement>('[data-more]') ?? button
}
