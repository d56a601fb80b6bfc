import type { AnchorHTMLAttributes } from 'react'
import { type AppHistory, isPlainClick } from '../history'

interface PlaceLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  history: AppHistory
  /** A place of this app, below its base: `/detail/7`. */
  to: string
}

/** A link to another place of the same app, with a real address for a new window. */
export function PlaceLink({ history, to, ...rest }: PlaceLinkProps) {
  return (
    <a
      {...rest}
      href={history.href(to)}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return
        event.preventDefault()
        void history.go(to)
      }}
    />
  )
}
