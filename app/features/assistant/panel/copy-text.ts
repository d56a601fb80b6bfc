import type { AssistantTexts } from '~text/assistant'
import { showToast } from '../../../ui/toast'

/** Copies the text, and announces whether that succeeded. */
export async function copyText(text: string, texts: AssistantTexts): Promise<void> {
  const done = await copied(text)
  if (done) showToast({ kind: 'success', text: texts.copied })
  else showToast({ kind: 'error', text: texts.copyFailed })
}

/** Without https there is no clipboard interface: copies a selection instead. */
async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
  }
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
