import { useText } from '../text/text-context'
import { classNames, recipeClass } from './classes'
import styles from './not-yet.module.css'
import { Spinner } from './spinner'
import { StateMessage } from './state-message'

interface NotYetProps {
  loading: boolean
  /** What could not be had, and why. */
  title: string
  error: string
  onRetry(): void
  className?: string | undefined
}

/** In the place of what a server was asked for: it is on its way, or it did not come and may be asked for again. */
export function NotYet({ loading, title, error, onRetry, className }: NotYetProps) {
  const { frame, hosting } = useText()
  const place = classNames(styles.place, className)
  if (loading) {
    return (
      <p className={place} role="status">
        <Spinner />
        {hosting.loading}
      </p>
    )
  }
  return (
    <div className={place}>
      <StateMessage kind="error" title={title} detail={error}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={onRetry}
        >
          {frame.retry}
        </button>
      </StateMessage>
    </div>
  )
}
