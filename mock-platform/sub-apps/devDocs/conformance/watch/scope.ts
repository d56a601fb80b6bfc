/** A frame's window, as its own code sees it. */
export type Scope = Window & typeof globalThis
