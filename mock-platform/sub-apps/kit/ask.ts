import { translated } from './language'

interface Question {
  text: string
  /** The label of the confirming button. */
  yes: string
}

/** Asks the user a yes-or-no question; Escape means no. */
export type AskUser = (question: Question) => Promise<boolean>

function button(text: string, className: string, value: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.className = className
  element.value = value
  element.textContent = text
  return element
}

export function createAsk(host: HTMLElement): AskUser {
  return ({ text, yes }) =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      const form = document.createElement('form')
      const words = document.createElement('p')
      const buttons = document.createElement('div')
      dialog.className = 'dialog'
      dialog.setAttribute('aria-label', text)
      form.method = 'dialog'
      words.textContent = text
      buttons.className = 'dialog-buttons'
      buttons.append(button(translated('取消'), 'button', ''), button(yes, 'button primary', 'yes'))
      form.append(words, buttons)
      dialog.append(form)
      dialog.addEventListener('close', () => {
        dialog.remove()
        resolve(dialog.returnValue === 'yes')
      })
      host.append(dialog)
      dialog.showModal()
    })
}
