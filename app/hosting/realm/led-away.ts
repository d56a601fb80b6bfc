/**
 * Where an uncaught error says that a document would have led the window, whose frame's sandbox stopped it; '' = it does
 * not say; undefined = it is another error. Known by Chromium's words.
 */
export function ledTo({ message }: ErrorEvent): string | undefined {
  const words =
    /permission to navigate the target frame to '([^']*)'|named property '(?:assign|reload|replace)' from 'Location'/
  const found = words.exec(message)
  return found ? (found[1] ?? '') : undefined
}

/** Hands such errors of a frame inside an app's document on to that document, which the shell listens to. */
export function reportLeading(inner: Window, outer: Window & typeof globalThis) {
  inner.addEventListener('error', (event) => {
    const { message } = event
    if (ledTo(event) !== undefined) outer.dispatchEvent(new outer.ErrorEvent('error', { message }))
  })
}

/** The same for the frames that a document gets from now on, as far as it may look into them. */
export function watchInnerFrames(view: Window & typeof globalThis) {
  view.document.addEventListener(
    'load',
    ({ target }) => {
      const { contentWindow: inner, dataset } = target as Partial<HTMLIFrameElement>
      // A frame with a number is a shell's, whoever that is: the examination of apps has such frames.
      if (inner && !dataset?.frame && isOpen(inner)) reportLeading(inner, view)
    },
    true,
  )
}

function isOpen(inner: Window): boolean {
  try {
    return inner.document !== null
  } catch {
    return false
  }
}
