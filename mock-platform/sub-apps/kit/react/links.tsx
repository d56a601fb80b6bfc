import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { downloadAddress } from '../file-address'
import { isPlainClick } from '../history'
import { useApp } from './react-app'

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>

function followed(event: MouseEvent, follow: () => unknown) {
  if (!isPlainClick(event.nativeEvent)) return
  event.preventDefault()
  follow()
}

/** A place of the same app, with a real address for new windows. */
export function PlaceLink({ to, ...rest }: Anchor & { to: string }) {
  const { history } = useApp()
  return (
    <a
      {...rest}
      href={history.href(to)}
      onClick={(click) => followed(click, () => history.go(to))}
    />
  )
}

/** Another app's place, opened in its tab. */
export function PortalLink({ path, ...rest }: Anchor & { path: string }) {
  const { props } = useApp()
  return (
    <a {...rest} href={path} onClick={(click) => followed(click, () => props.navigate(path))} />
  )
}

export function WindowLink(anchor: Anchor) {
  return <a {...anchor} target="_blank" rel="noopener" />
}

interface DownloadLinkProps extends Anchor {
  file: { fileId: string; name: string }
}

/** The portal downloads the file; with a modifier key or the context menu the browser does. */
export function DownloadLink({ file: { fileId, name }, ...rest }: DownloadLinkProps) {
  const { props } = useApp()

  function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    props.download({ fileId, fileName: name })
  }
  return <a {...rest} href={downloadAddress(fileId)} download={name} onClick={download} />
}
