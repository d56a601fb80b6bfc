import { useText } from '../text/text-context'
import { Button } from './button'
import { Spinner } from './spinner'
import { StateMessage } from './state-message'

interface NotYetProps {
  loading: boolean
  /** What could not be had, and why. */
  title: string
  error: string
  onRetry(): void
}

/** In the place of what a server was asked for: it is on its way, or it did not come and may be asked for again. */
export function NotYet({ loading, title, error, onRetry }: NotYetProps) {
  const { shell, hosting } = useText()
  if (loading) {
    return (
      <p className="state-place" role="status">
        <Spinner />
        {hosting.loading}
      </p>
    )
  }
  return (
    <div className="state-place">
      <StateMessage kind="error" title={title} detail={error}>
        <Button onClick={onRetry}>{shell.retry}</Button>
      </StateMessage>
    </div>
  )
}
