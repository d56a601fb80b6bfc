import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { Plugin } from 'vite'
import { atoms, conditionalAtoms } from '../app/ui/atoms'
import { recipes } from '../app/ui/recipes'
import { portalTheme } from '../app/ui/theme'

/** The files whose content is generated here; on disk each holds only a comment that says so. */
const sheets: Record<string, () => string> = {
  '/app/ui/tokens.css': tokenCss,
  '/app/ui/recipes.css': recipeCss,
  '/app/ui/atoms.css': atomCss,
}

/**
 * Compiles Chakra's tokens and recipes into plain stylesheets at build time, so that the server-rendered shell needs
 * neither Chakra nor emotion at run time.
 */
export function compiledStyles(): Plugin {
  return {
    name: 'portal-compiled-styles',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? ''
      const name = Object.keys(sheets).find((sheet) => file.endsWith(sheet))
      return name && sheets[name]?.()
    },
  }
}

const system = createSystem(defaultBaseConfig, portalTheme)

/** The CSS variables of all tokens, for the shell and, as a separate file, for sub-apps. */
function tokenCss(): string {
  return toCss(system.getTokenCss())
}

/**
 * `.ui-button`, `.ui-button--solid`, … with variants after their base, which they override. Drops the variable from
 * which Chakra's own components read their background.
 */
function recipeCss(): string {
  return Object.entries(recipes)
    .map(([name, recipe]) => {
      const variants = Object.values(recipe.variants ?? {}).flatMap((values) =>
        Object.entries(values).map(([value, styles]) => rule(`.ui-${name}--${value}`, styles)),
      )
      return [rule(`.ui-${name}`, recipe.base ?? {}), ...variants].join('\n')
    })
    .join('\n')
    .replace(/--bg-currentcolor:[^;]*;/g, '')
}

/** `.flex`, `.gap-2`, … followed by conditional classes: `.hover:bg-hover`, … */
function atomCss(): string {
  const conditional = Object.entries(conditionalAtoms).flatMap(([prefix, [condition, names]]) =>
    names.split(' ').map((name) => atomRule(`${prefix}:${name}`, { [condition]: atoms[name] })),
  )
  const always = Object.entries(atoms).map(([name, styles]) => atomRule(name, styles))
  return [...always, ...conditional].join('\n').replace(/--bg-currentcolor:[^;]*;/g, '')
}

function atomRule(name: string, styles: object): string {
  return rule(`.${name.replace(/[.:]/g, '\\$&')}`, styles as never)
}

function rule(selector: string, styles: SystemStyleObject): string {
  return toCss({ [selector]: system.css(styles) })
}

function toCss(styles: Record<string, unknown>): string {
  const { styles: text } = serializeStyles([styles as never])
  return serialize(compile(text), stringify)
}
