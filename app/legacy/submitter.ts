/** The button that submitted a form: Chromium 81. Assumed to be the one that was pressed last. */
export function fillSubmitter(): void {
  if (typeof SubmitEvent === 'function') return
  let pressed: Element | null = null
  const notePressed = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button, input[type=submit]') : null
  }
  document.addEventListener('click', notePressed, true)
  Object.defineProperty(Event.prototype, 'submitter', {
    configurable: true,
    get(this: Event) {
      if (this.type !== 'submit') return undefined
      const button = pressed as HTMLButtonElement | null
      return button?.form === this.target ? button : null
    },
  })
}
