/**
 * A page that is rewritten after it has loaded (`document.open`, `document.write`) loses all listeners of its window
 * and document, and the portal would no longer see what the user does there. The returned function runs `listen`, and
 * adds the listeners that it registers again after each rewrite.
 */
export function outlastRewriting({ document }: Window): (listen: () => void) => void {
  const again: (() => void)[] = []
  for (const name of ['open', 'write', 'writeln'] as const) {
    const native = document[name] as (...given: unknown[]) => unknown
    const write = (...given: unknown[]) => {
      const result = native.apply(document, given)
      // A listener that is still there is not added twice.
      for (const add of again) add()
      return result
    }
    Object.assign(document, { [name]: write })
  }
  return (listen) => {
    const restored = [document, document.defaultView].map(
      (target) => target && record(target, again),
    )
    listen()
    for (const restore of restored) restore?.()
  }
}

/** Records the listeners added from now on. Returns a function that stops recording. */
function record(target: EventTarget, again: (() => void)[]): () => void {
  const { addEventListener } = target
  target.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    const add = () => addEventListener.apply(target, given)
    again.push(add)
    add()
  }
  return () => {
    target.addEventListener = addEventListener
  }
}
