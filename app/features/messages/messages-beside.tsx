import { lazy } from 'react'
import { LazyPart, onceOnline } from '../../ui/lazy-part'
import { useMessages } from './messages-provider'

const MessageAttendant = lazy(() => onceOnline(() => import('./message-attendant')))

/** The messages' code beside the apps, loaded on demand. */
export function MessagesBeside() {
  return (
    useMessages().started && (
      <LazyPart quiet>
        <MessageAttendant />
      </LazyPart>
    )
  )
}
