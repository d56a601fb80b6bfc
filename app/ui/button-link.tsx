import type { ComponentPropsWithoutRef } from 'react'
import { type Choice, classNames, recipeClass } from './classes'

interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, Partial<Choice<'button'>> {}

/** A link in the form of a button: it works before there are scripts. */
export function ButtonLink({
  variant = 'solid',
  size = 'md',
  className,
  ...rest
}: ButtonLinkProps) {
  return <a {...rest} className={classNames(recipeClass('button', { variant, size }), className)} />
}
