import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type Choice, classNames, recipeClass } from './classes'

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, Partial<Choice<'button'>> {}

/** A button of the recipe: by default solid and of middle size. */
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
