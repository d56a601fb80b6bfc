import { controlHeight } from './control-height'

type Styles = Readonly<Record<string, string>>

/** Spacing steps between those of the tokens. */
const halves: Styles = { '0.5': '2px', '1.5': '6px', '2.5': '10px' }

/**
 * Classes that set one thing each, with the usual names: `flex items-center gap-2`. An element that needs only these
 * and the parts of parts.css needs no stylesheet of its own. Compiled by vite/compiled-styles.ts.
 */
export const atoms: Readonly<Record<string, Styles>> = {
  flex: { display: 'flex' },
  grid: { display: 'grid' },
  block: { display: 'block' },
  inline: { display: 'inline' },
  'inline-block': { display: 'inline-block' },
  'inline-flex': { display: 'inline-flex' },
  contents: { display: 'contents' },
  hidden: { display: 'none' },
  'flex-col': { flexDirection: 'column' },
  'flex-wrap': { flexWrap: 'wrap' },
  'flex-1': { flex: '1' },
  'flex-none': { flex: 'none' },
  'basis-full': { flexBasis: '100%' },
  'items-center': { alignItems: 'center' },
  'items-start': { alignItems: 'flex-start' },
  'items-end': { alignItems: 'flex-end' },
  'items-baseline': { alignItems: 'baseline' },
  'justify-center': { justifyContent: 'center' },
  'justify-between': { justifyContent: 'space-between' },
  'justify-end': { justifyContent: 'flex-end' },
  'place-items-center': { placeItems: 'center' },
  'self-center': { alignSelf: 'center' },
  'self-stretch': { alignSelf: 'stretch' },
  'justify-self-start': { justifySelf: 'start' },
  'justify-items-center': { justifyItems: 'center' },
  'row-span-2': { gridRow: 'span 2' },
  'col-span-full': { gridColumn: '1 / -1' },
  static: { position: 'static' },
  relative: { position: 'relative' },
  absolute: { position: 'absolute' },
  fixed: { position: 'fixed' },
  sticky: { position: 'sticky' },
  'inset-0': { inset: '0' },
  'w-full': { width: '100%' },
  'w-fit': { width: 'fit-content' },
  'w-auto': { width: 'auto' },
  'h-full': { height: '100%' },
  'h-auto': { height: 'auto' },
  'min-h-full': { minHeight: '100%' },
  'max-w-full': { maxWidth: '100%' },
  'min-w-max': { minWidth: 'max-content' },
  'overflow-auto': { overflow: 'auto' },
  'overflow-hidden': { overflow: 'hidden' },
  'overflow-visible': { overflow: 'visible' },
  'overflow-x-auto': { overflowX: 'auto' },
  'overflow-x-hidden': { overflowX: 'hidden' },
  'overflow-y-auto': { overflowY: 'auto' },
  'overscroll-contain': { overscrollBehavior: 'contain' },
  'text-left': { textAlign: 'left' },
  'text-center': { textAlign: 'center' },
  'text-right': { textAlign: 'right' },
  'text-balance': { textWrap: 'balance' },
  'break-anywhere': { overflowWrap: 'anywhere' },
  'whitespace-nowrap': { whiteSpace: 'nowrap' },
  'whitespace-pre-line': { whiteSpace: 'pre-line' },
  'text-ellipsis': { textOverflow: 'ellipsis' },
  underline: { textDecoration: 'underline' },
  'no-underline': { textDecoration: 'none' },
  'tabular-nums': { fontVariantNumeric: 'tabular-nums' },
  'align-middle': { verticalAlign: 'middle' },
  'leading-text': { lineHeight: 'text' },
  'cursor-pointer': { cursor: 'pointer' },
  'pointer-events-none': { pointerEvents: 'none' },
  'pointer-events-auto': { pointerEvents: 'auto' },
  'object-contain': { objectFit: 'contain' },
  'object-cover': { objectFit: 'cover' },
  border: { border: '1px solid var(--portal-colors-border)' },
  'border-control': { border: '1px solid var(--portal-colors-border-control)' },
  'border-t': { borderTop: '1px solid var(--portal-colors-border)' },
  'border-r': { borderRight: '1px solid var(--portal-colors-border)' },
  'border-b': { borderBottom: '1px solid var(--portal-colors-border)' },
  'border-0': { border: '0' },
  'border-r-0': { borderRight: '0' },
  'border-accent': { borderColor: 'accent' },
  'outline-0': { outline: '0' },
  'outline-inset': { outlineOffset: '-2px' },
  'scrollbar-thin': { scrollbarWidth: 'thin' },
  'float-left': { float: 'left' },
  'clear-both': { clear: 'both' },
  'bg-none': { background: 'none' },
  'text-inherit': { color: 'inherit' },
  ...spaced('p', 'padding', '1 2 3 4 6 3px'),
  ...spaced('px', 'paddingInline', '0 0.5 1.5 2 2.5 3 4 5 6 5px'),
  ...spaced('py', 'paddingBlock', '0 0.5 1 1.5 2 3 4 5 6 8'),
  ...spaced('pt', 'paddingTop', '0 1 1.5 2 2.5 3 4 6 8'),
  ...spaced('pr', 'paddingRight', '0 1 2 3 36px'),
  ...spaced('pb', 'paddingBottom', '0 1 2 3 4 5 6 8'),
  ...spaced('pl', 'paddingLeft', '1 1.5 2.5 3 4 5 6 34px'),
  ...spaced('m', 'margin', '4 auto'),
  ...spaced('mx', 'marginInline', '0 2 auto'),
  ...spaced('my', 'marginBlock', '2 4'),
  ...spaced('mt', 'marginTop', '0 0.5 1 1.5 2 3 4 5 8 3px'),
  ...spaced('mr', 'marginRight', '1 2 auto'),
  ...spaced('mb', 'marginBottom', '1 2 3 4 5 8'),
  ...spaced('ml', 'marginLeft', '0 1 2 8 auto'),
  ...spaced('gap', 'gap', '0.5 1 1.5 2 2.5 3 4 5 6 5px'),
  ...spaced('gap-x', 'columnGap', '2 2.5 3 4 5'),
  ...spaced('gap-y', 'rowGap', '0.5 1 2'),
  ...each(
    'size',
    ['width', 'height'],
    '12px 13px 14px 15px 16px 18px 20px 24px 28px 32px 36px 40px 44px 52px 56px 72px',
  ),
  ...each('w', ['width'], '1px 2em 3em 18px 20px 22px 72px 88px 108px 136px 160px 320px'),
  ...each('h', ['height'], '6px 20px 22px 24px 40px 44px 88px'),
  ...each('min-w', ['minWidth'], '0 1.8em 7em 52px'),
  ...each(
    'max-w',
    ['maxWidth'],
    '10em 16em 140px 240px 360px 420px 440px 520px 560px 860px 880px 1040px 1080px',
  ),
  ...each('min-h', ['minHeight'], '0 24px 64px 68px 96px 120px 266px'),
  ...tall('28px 30px 32px 36px 38px 40px 42px 44px 48px 52px'),
  ...each('top', ['top'], '0'),
  ...each('right', ['right'], '0 2px 4px'),
  ...each('left', ['left'], '0 11px 12px 18px'),
  ...each('z', ['zIndex'], '1 2'),
  ...each('rounded', ['borderRadius'], '3px 5px 18px full lg md sm'),
  ...each('shadow', ['boxShadow'], 'lg md'),
  ...each('text', ['fontSize'], 'lg md sm xl xs'),
  ...each('font', ['fontWeight'], 'bold medium normal'),
  ...each('leading', ['lineHeight'], '1.35 1.45 1.5 1.7 1.8'),
  ...grown('leading', 'lineHeight', '20px 22px 24px'),
  ...each('tracking', ['letterSpacing'], '0.04em 0.06em 0.3em'),
  ...each('line-clamp', ['WebkitLineClamp'], '2 3 4'),
  ...each('opacity', ['opacity'], '0 0.4'),
  ...each(
    'text',
    ['color'],
    'text muted accent on-accent on-banner on-banner.muted success warning danger',
  ),
  ...each(
    'bg',
    ['background'],
    'canvas surface sunken hover border accent accent.soft banner success.soft warning.soft danger.soft',
  ),
}

/** Atoms for a state, descendants, a narrow window or print only: `hover:bg-hover`, `max-640:px-3`. */
export const conditionalAtoms: Readonly<
  Record<string, readonly [condition: string, atoms: string]>
> = {
  hover: ['&:hover', 'bg-hover border-accent text-accent text-danger text-text underline'],
  focus: ['&:focus-visible', 'outline-inset'],
  svg: ['& svg', 'size-14px size-15px size-16px size-18px size-20px size-40px'],
  'max-900': ['@media (max-width: 900px)', 'col-span-full px-4 w-full'],
  'max-720': ['@media (max-width: 720px)', 'flex-col gap-4'],
  'max-700': [
    '@media (max-width: 700px)',
    'flex-wrap gap-2 gap-x-2.5 pb-4 pt-0 px-2 px-4 py-0 py-1.5 py-3',
  ],
  'max-680': ['@media (max-width: 680px)', 'gap-3 justify-between ml-0 p-3'],
  'max-640': [
    '@media (max-width: 640px)',
    'border-b border-r-0 hidden justify-between min-h-44px overflow-visible pl-1 pr-0 py-2 size-44px w-108px',
  ],
  'max-600': ['@media (max-width: 600px)', 'hidden min-w-0 px-2 py-1'],
  'max-440': ['@media (max-width: 440px)', 'gap-2 px-3 py-2'],
  print: ['@media print', 'block h-auto hidden overflow-visible'],
}

/** The same properties with each of several values; the class name ends with the value. */
function each(prefix: string, properties: readonly string[], values: string): typeof atoms {
  return Object.fromEntries(
    values
      .split(' ')
      .map((value) => [
        `${prefix}-${value.replace(/\.(?=[a-z])/, '-')}`,
        Object.fromEntries(properties.map((property) => [property, value])),
      ]),
  )
}

/** Pixel sizes that scale with the user's text size. */
function grown(prefix: string, property: string, values: string): typeof atoms {
  return Object.fromEntries(
    values
      .split(' ')
      .map((value) => [
        `${prefix}-${value}`,
        { [property]: `calc(${value} * var(--portal-sizes-text))` },
      ]),
  )
}

function tall(values: string): typeof atoms {
  return Object.fromEntries(
    values.split(' ').map((value) => [`min-h-${value}`, { minHeight: controlHeight(value) }]),
  )
}

/** The same in steps: each step is a quarter of a rem. */
function spaced(prefix: string, property: string, values: string): typeof atoms {
  return Object.fromEntries(
    values.split(' ').map((step) => [`${prefix}-${step}`, { [property]: halves[step] ?? step }]),
  )
}
