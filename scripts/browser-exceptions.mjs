/**
 * What is newer than the baseline and still used, and what happens in browsers without it. A name is `Interface.member`
 * or an interface; for styles a property, `property: value`, value, unit, `:pseudo` or `@rule`.
 */

export const handledApis = new Set([
  // Polyfilled by core-js.
  'URL.canParse',
  // Polyfilled by app/legacy.
  'AbortSignal.any',
  'AbortSignal.reason',
  'AbortSignal.throwIfAborted',
  'AbortSignal.timeout',
  'Crypto.randomUUID',
  'Element.checkVisibility',
  'HTMLElement.inert',
  // Byte streams are requested in a try; otherwise downloads read default chunks
  // (app/features/downloads/body-pieces.ts).
  'ReadableStreamBYOBReader.read',
  // undefined: such refusals are then noticed only through fetch and XMLHttpRequest.
  'PerformanceResourceTiming.responseStatus',
  // Runs only on the server.
  'Headers.getSetCookie',
  // Only values other than streams are new.
  'HTMLMediaElement.srcObject',
  // Only values other than strings are new.
  'BeforeUnloadEvent.returnValue',
])

/** Selectors in the code's queries, which `app/legacy/elements.ts` rewrites. */
export const handledSelectors = new Set([
  ':is',
  ':where',
  // In a separate stylesheet, which old browsers ignore.
  ':highlight',
])

export const handledStyles = new Set([
  // Given a fallback by scripts/legacy-css.mjs or lightningcss.
  ...[':is', ':where', '@container', 'aspect-ratio', 'aspect-ratio: auto', 'border-block'],
  ...['border-block: solid', 'color-mix', 'container-type', 'container-type: inline-size', 'dvh'],
  ...['inset', 'inset: auto', 'margin-inline', 'mask-image', 'padding-block', 'padding-inline'],
  // The only form that has a fallback.
  ':has(:focus-visible)',
  // Only its effect on rounded corners is new.
  'outline',
  // Browsers may ignore these without harm: spacing, line breaks, the look of a scrollbar.
  ...['accent-color', 'align-content: start', 'align-self: start', 'contain-intrinsic-height'],
  ...['field-sizing', 'field-sizing: content', 'font-family: ui-monospace', 'forced-color-adjust'],
  ...['forced-color-adjust: none', 'overscroll-behavior-x', 'scrollbar-width'],
  ...['scrollbar-width: none', 'scrollbar-width: thin', 'text-underline-offset', 'text-wrap'],
  ...['text-wrap: balance', 'text-wrap: pretty', '-webkit-touch-callout'],
  // Hits of a text search are counted and scrolled to, but not highlighted.
  ':highlight',
  // For another engine only.
  ':-moz-range-thumb',
])
