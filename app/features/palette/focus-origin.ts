/** Where the focus was before the palette opened, and returns to. */
export class FocusOrigin {
  element: HTMLElement | null = null
  /** The focused element inside the frame, if `element` is one: covering a frame takes its focus away. */
  #inner: HTMLElement | null = null

  /** If the palette reopens at once, the focus is still in its early field, or on its way back. */
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

/** The focused element inside a frame whose document is accessible; null = none. */
function focusedIn(frame: HTMLElement | null): HTMLElement | null {
  const inside = (frame as HTMLIFrameElement | null)?.contentDocument
  const focused = (inside?.activeElement as HTMLElement | null | undefined) ?? null
  return focused && (focusedIn(focused) ?? focused)
}
