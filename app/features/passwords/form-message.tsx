import { CircleAlert } from 'lucide'
import { Icon } from '../../ui/icon'

/** What went wrong with a form as a whole. */
export function FormMessage({ text }: { text: string }) {
  return (
    <p className="form-message" role="alert">
      <Icon drawing={CircleAlert} />
      {text}
    </p>
  )
}
