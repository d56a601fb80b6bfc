import type { ReactNode } from 'react'
import { isPlainClick } from '../history'

interface PortalLinkProps {
  path: string
  navigate(path: string): void
  className?: string
  children: ReactNode
}

/** A link to another place of the portal: a real address that opens the app's tab. */
export function PortalLink({ path, navigate, className = '', children }: PortalLinkProps) {
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return
        event.preventDefault()
        navigate(path)
      }}
    >
      {children}
    </a>
  )
}
