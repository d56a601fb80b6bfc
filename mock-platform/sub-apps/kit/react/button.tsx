import { type ButtonHTMLAttributes, forwardRef } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The main action of the view. */
  primary?: boolean
  /** Text only, as in rows of a list. */
  plain?: boolean
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { primary, plain, className, ...rest },
  ref,
) {
  const classes = ['button', primary && 'primary', plain && 'plain', className]
  return <button ref={ref} type="button" className={classes.filter(Boolean).join(' ')} {...rest} />
})
