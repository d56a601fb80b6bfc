import type { ClickReport } from '~contract/portal/click-report'

const kinds: [selector: string, what: ClickReport['what']][] = [
  ['[role=tab]', 'tab'],
  ['[role^=menuitem], [role=option]', 'menu'],
  ['a[href]', 'link'],
  ['button, [role=button], [role=switch], [role=radio]', 'button'],
  ['input, select, textarea, label', 'field'],
]

/**
 * Which kind of element was clicked. Its name stays in the browser, because it may be a message's title or a user's
 * name.
 */
export function kindOfThing(target: unknown): ClickReport['what'] {
  if (!(target instanceof Element)) return 'other'
  return kinds.find(([selector]) => target.closest(selector))?.[1] ?? 'other'
}
