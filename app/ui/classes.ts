import type { recipes } from './recipes'

type Recipes = typeof recipes
export type Choice<Name extends keyof Recipes> = {
  [Variant in keyof NonNullable<Recipes[Name]['variants']>]: keyof NonNullable<
    Recipes[Name]['variants']
  >[Variant]
}

/**
 * Class names of a recipe that vite/compiled-styles.ts compiled into the static stylesheet: the appearance of Chakra's
 * component without its cost per element. `recipeClass('button', { variant: 'solid', size: 'md' })`.
 */
export function recipeClass<Name extends keyof Recipes>(name: Name, choice: Choice<Name>): string {
  const block = `ui-${name}`
  return [block, ...Object.values(choice).map((value) => `${block}--${String(value)}`)].join(' ')
}

/** Joins class names, leaving out missing ones. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
