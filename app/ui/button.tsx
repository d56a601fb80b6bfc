import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type Choice, classNames, recipeClass } from './classes'

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, Partial<Choice<'button'>> {}

/** A button with the styles of the recipe; solid and medium by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'solid', size = 'md', className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      className={classNames(recipeClass('button', { variant, size }), className)}
    />
  )
})
