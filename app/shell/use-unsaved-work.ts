import { useEffect, useState } from 'react'
import { useText } from '../text/text-context'
import type { ConfirmDialogProps } from '../ui/overlay/confirm-dialog'

/** What would throw unsaved work away. */
export type Leaving = 'close' | 'reload' | 'switch' | 'switched'

/** Asks before unsaved work is thrown away: in a dialog where the portal can, else by the browser. */
export function useUnsavedWork() {
  const { hosting } = useText()
  const [question, setQuestion] = useState<ConfirmDialogProps | null>(null)

  /** One question for all of them, by their titles; none where nothing is unsaved. */
  function ask(titles: readonly string[], leaving: Leaving, proceed: () => void) {
    if (titles.length === 0) return proceed()
    const done = () => setQuestion(null)
    setQuestion({
      title: hosting.unsavedTitle,
      detail: hosting.unsaved[leaving](titles),
      confirm: hosting.discard[leaving],
      cancel: leaving === 'switched' ? hosting.stay : hosting.keepEditing,
      destructive: true,
      onCancel: done,
      onConfirm() {
        done()
        proceed()
      },
    })
  }

  return { question, ask, useGuard: useUnloadGuard }
}

let released = false

/** The page is about to be left with the person's consent: the browser need not ask again. */
export function releasePage(): void {
  released = true
}

function useUnloadGuard(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const guard = (event: BeforeUnloadEvent) => released || event.preventDefault()
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [dirty])
}
