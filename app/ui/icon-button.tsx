import type { IconNode } from 'lucide'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { classNames } from './classes'
import { Icon } from './icon'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  icon: IconNode
  label: string
}

/** A button that shows only an icon, named by its tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames('icon-button', className)}
    >
      <Icon drawing={icon} />
    </button>
  )
})
