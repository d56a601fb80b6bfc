import { useEffect } from 'react'
import { useText } from '../../text/text-context'
import { useNonce } from '../../ui/nonce-context'
import { usePalette } from './palette-provider'

/** The key before the page is alive, until `data-early` goes. The condition is that of `isPaletteKey`. */
const focusEarly = `(f=>addEventListener('keydown',e=>{
if(!f.hasAttribute('data-early')||e.code!=='KeyK'||e.ctrlKey===e.metaKey||e.altKey||e.shiftKey)return
e.preventDefault();f.focus()}))(document.currentScript.previousElementSibling)`

/**
 * Has the focus from the palette's key until the palette is there, so that no key is lost or goes elsewhere: before the
 * page is alive, while the palette's file comes, while a former palette leaves.
 */
export function EarlyField() {
  const { title } = useText().palette
  const { early, close } = usePalette()
  const nonce = useNonce()
  useEffect(() => early.current?.removeAttribute('data-early'), [early])
  return (
    <>
      <input
        ref={early}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={title}
        autoComplete="off"
        data-early=""
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: focusEarly }}
      />
    </>
  )
}
