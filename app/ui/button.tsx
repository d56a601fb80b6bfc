import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type Choice, classNames, recipeClass } from './classes'

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, Partial<Choice<'button'>> {}

/** A button of the recipe: solid and of middle size, unless it says otherwise. */
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
