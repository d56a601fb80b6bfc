/**
 * What is younger than the baseline and used all the same, and what becomes of it in browsers without it. A name is
 * `Interface.member` or an interface; of styles a property, `property: value`, value, unit, `:pseudo` or `@rule`.
 */

export const handledApis = new Set([
  // Filled in by core-js.
  'URL.canParse',
  // Filled in by app/legacy.
  'AbortSignal.any',
  'AbortSignal.reason',
  'AbortSignal.throwIfAborted',
  'AbortSignal.timeout',
  'Crypto.randomUUID',
  'Element.checkVisibility',
  'HTMLElement.inert',
  // Streams of bytes are asked for in a try: downloads then read what comes (app/features/downloads/body-pieces.ts).
  'ReadableStreamBYOBReader.read',
  // undefined: such refusals are heard of by fetch and XMLHttpRequest alone.
  'PerformanceResourceTiming.responseStatus',
  // The server's.
  'Headers.getSetCookie',
  // Young is only what it takes besides streams.
  'HTMLMediaElement.srcObject',
  // Young is only that it is no string.
  'BeforeUnloadEvent.returnValue',
])

/** In selectors that the code asks by: `app/legacy/elements.ts` rewrites them. */
export const handledSelectors = new Set([
  ':is',
  ':where',
  // In a stylesheet of its own, which old browsers pass over.
  ':highlight',
])

export const handledStyles = new Set([
  // Given a fallback by scripts/legacy-css.mjs or lightningcss.
  ...[':is', ':where', '@container', 'aspect-ratio', 'aspect-ratio: auto', 'border-block'],
  ...['border-block: solid', 'color-mix', 'container-type', 'container-type: inline-size', 'dvh'],
  ...['inset', 'inset: auto', 'margin-inline', 'mask-image', 'padding-block', 'padding-inline'],
  // The only form of it that gets a fallback.
  ':has(:focus-visible)',
  // Young is only what it does to corners.
  'outline',
  // Nothing is lost where browsers pass over them: rhythm, a line's breaks, the look of a bar.
  ...['accent-color', 'align-content: start', 'align-self: start', 'contain-intrinsic-height'],
  ...['field-sizing', 'field-sizing: content', 'font-family: ui-monospace', 'forced-color-adjust'],
  ...['forced-color-adjust: none', 'overscroll-behavior-x', 'scrollbar-width'],
  ...['scrollbar-width: none', 'scrollbar-width: thin', 'text-underline-offset', 'text-wrap'],
  ...['text-wrap: balance', 'text-wrap: pretty', '-webkit-touch-callout'],
  // Hits of a search in a text are counted and scrolled to, but not marked.
  ':highlight',
  // Another engine's.
  ':-moz-range-thumb',
])
