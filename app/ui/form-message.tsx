import { CircleAlert, type IconNode } from 'lucide'
import { classNames } from './classes'
import { Icon } from './icon'

interface FormMessageProps {
  id?: string
  text: string
  icon?: IconNode
  /** Its colours and place, if it is no error. */
  className?: string
  role?: 'alert' | 'status'
}

/** What a form as a whole has to say; screen readers announce it at once. */
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
