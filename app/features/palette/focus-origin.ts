/** Where the focus was before the palette, and goes back to. */
export class FocusOrigin {
  element: HTMLElement | null = null
  /** The same inside the frame that `element` may be: what covers a frame takes its focus away. */
  #inner: HTMLElement | null = null

  /** Between two appearances of the palette the focus is in its early field, or still on its way back. */
  note(early: HTMLElement | null) {
    const focused = document.activeElement as HTMLElement | null
    if (focused && focused !== early && focused !== document.body) this.element = focused
    this.#inner = focusedIn(this.element)
  }

  get isInFrame(): boolean {
    return this.#inner?.isConnected === true
  }

  giveBack() {
    this.element?.focus()
    if (this.isInFrame) this.#inner?.focus()
  }
}

/** What has the focus inside a frame that may be looked into. */
function focusedIn(frame: HTMLElement | null): HTMLElement | null {
  const inside = (frame as HTMLIFrameElement | null)?.contentDocument
  const focused = (inside?.activeElement as HTMLElement | null | undefined) ?? null
  return focused && (focusedIn(focused) ?? focused)
}
