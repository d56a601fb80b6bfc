import { CircleAlert, type IconNode } from 'lucide'
import { classNames } from './classes'
import { Icon } from './icon'

interface FormMessageProps {
  id?: string
  text: string
  icon?: IconNode
  /** Colours and position, if it is not an error. */
  className?: string
  role?: 'alert' | 'status'
}

/** A message about a form as a whole; screen readers announce it at once. */
export function FormMessage({
  id,
  text,
  icon = CircleAlert,
  className,
  role = 'alert',
}: FormMessageProps) {
  return (
    <p id={id} className={classNames('form-message', className)} role={role}>
      <Icon drawing={icon} />
      {text}
    </p>
  )
}
