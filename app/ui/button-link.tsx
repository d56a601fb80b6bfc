import type { ComponentPropsWithoutRef } from 'react'
import { type Choice, classNames, recipeClass } from './classes'

interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, Partial<Choice<'button'>> {}

/** A link that looks like a button and works without scripts. */
export function ButtonLink({
  variant = 'solid',
  size = 'md',
  className,
  ...rest
}: ButtonLinkProps) {
  return <a {...rest} className={classNames(recipeClass('button', { variant, size }), className)} />
}
