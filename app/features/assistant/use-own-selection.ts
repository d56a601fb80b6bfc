import { useEffect } from 'react'
import type { SelectedWords } from '../../hosting/app-port'
import { watchSelection } from '../../hosting/realm/selection'

/** Offers the menu for selected words in the shell's own content. */
export function useOwnSelection(offer: (words: SelectedWords) => boolean) {
  useEffect(
    () =>
      watchSelection(window, (found) => {
        const focused = document.activeElement
        const restore = () => focused instanceof HTMLElement && focused.focus()
        return offer({ ...found, title: '', url: '', restore: () => void restore() })
      }),
    [offer],
  )
}
