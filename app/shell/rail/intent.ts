/** If the pointer stays shorter than this (ms), it is only passing over the link. */
const restTime = 80

/**
 * Calls `onIntent` when the app of a link (`data-app`) inside `area` is likely to be opened next: the pointer rests on
 * the link, or it gets the focus. The returned function stops it.
 */
export function watchIntent(area: HTMLElement, onIntent: (code: string) => void): () => void {
  const stop = new AbortController()
  let resting: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function restOn(code: string | null) {
    if (code === resting) return
    clearTimeout(timer)
    resting = code
    if (code !== null) timer = setTimeout(onIntent, restTime, code)
  }
  const over = (event: Event) => restOn(codeAt(event))
  const leave = () => restOn(null)
  const focus = (event: Event) => {
    const code = codeAt(event)
    if (code !== null) onIntent(code)
  }

  const { signal } = stop
  area.addEventListener('pointerover', over, { signal })
  area.addEventListener('pointerleave', leave, { signal })
  area.addEventListener('focusin', focus, { signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

function codeAt({ target }: Event): string | null {
  return (target as Element).closest<HTMLElement>('[data-app]')?.dataset.app ?? null
}
