import { useEffect } from 'react'
import { useText } from '../../text/text-context'
import { useNonce } from '../../ui/nonce-context'
import { earlySigns, signOf } from './early-signs'
import { usePalette } from './palette-provider'

/**
 * Runs before hydration: focuses the early field on the palette's key, and records the keys that follow, until
 * `data-early` is removed. The condition is that of `pageKeys`, the signs are those of `signOf`.
 */
const focusEarly = `(f=>addEventListener('keydown',e=>{
if(!f.hasAttribute('data-early')||e.isComposing)return
var s=e.target==f&&${JSON.stringify(earlySigns)}[e.key]
if(s){e.preventDefault();f.value+=s}
else if(e.code=='KeyK'&&e.ctrlKey!=e.metaKey&&!e.altKey&&!e.shiftKey){e.preventDefault();f.focus()}
}))(document.currentScript.previousElementSibling)`

/**
 * Holds the focus from the palette's key until the palette is there, so that no key is lost or goes elsewhere: before
 * hydration, while the palette's file loads, while a previous palette closes. Keys other than letters are recorded as
 * signs, in order; Enter is the line break that a text area makes of it.
 */
export function EarlyField() {
  const { title } = useText().palette
  const { early, close } = usePalette()
  const nonce = useNonce()
  useEffect(() => early.current?.removeAttribute('data-early'), [early])
  return (
    <>
      <textarea
        ref={early}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={title}
        autoComplete="off"
        data-early=""
        onKeyDown={(event) => {
          // Such keys choose among an input method's candidates.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') return close()
          const sign = signOf(event)
          if (!sign) return
          event.preventDefault()
          event.currentTarget.value += sign
        }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: focusEarly }}
      />
    </>
  )
}
