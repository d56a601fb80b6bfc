/**
 * The address that a document tried to navigate the window to, from the error that its frame's sandbox caused; '' = the
 * error does not name it; undefined = another error. Recognised by Chromium's wording.
 */
export function ledTo({ message }: ErrorEvent): string | undefined {
  const words =
    /permission to navigate the target frame to '([^']*)'|named property '(?:assign|reload|replace)' from 'Location'/
  const found = words.exec(message)
  return found ? (found[1] ?? '') : undefined
}

/** Forwards such errors from a frame inside an app's document to that document, which the shell listens to. */
export function reportLeading(inner: Window, outer: Window & typeof globalThis) {
  inner.addEventListener('error', (event) => {
    const { message } = event
    if (ledTo(event) !== undefined) outer.dispatchEvent(new outer.ErrorEvent('error', { message }))
  })
}

/** The same for frames that are loaded in a document from now on, as far as they are accessible. */
export function watchInnerFrames(view: Window & typeof globalThis) {
  view.document.addEventListener(
    'load',
    ({ target }) => {
      const { contentWindow: inner, dataset } = target as Partial<HTMLIFrameElement>
      // A numbered frame belongs to a shell, not necessarily this one: the examination of apps has such frames.
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
