import type { MouseEvent, ReactNode } from 'react'
import { downloadAddress } from '../file-address'
import type { AppContext } from '../lifecycles'

interface DownloadLinkProps {
  context: AppContext
  file: { fileId: string; name: string }
  className: string
  label?: string
  children: ReactNode
}

/** A file to keep: the portal downloads it under its name; by a modifier key or the context menu the browser does. */
export function DownloadLink({ context, file, className, label, children }: DownloadLinkProps) {
  const { fileId, name } = file

  function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    context.props.download({ fileId, fileName: name })
  }
  return (
    <a
      className={className}
      href={downloadAddress(fileId)}
      download={name}
      aria-label={label}
      onClick={download}
    >
      {children}
    </a>
  )
}
