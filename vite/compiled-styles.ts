import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { Plugin } from 'vite'
import { recipes } from '../app/ui/recipes'
import { portalTheme } from '../app/ui/theme'

/** The files whose content is made here; on disk each holds only a word that says so. */
const sheets: Record<string, () => string> = {
  '/app/ui/tokens.css': tokenCss,
  '/app/ui/recipes.css': recipeCss,
}

/**
 * Compiles Chakra's tokens and recipes into plain stylesheets at build time, so that the server-rendered
 * frame needs neither Chakra nor emotion at run time.
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

/** The CSS variables of all tokens, for the shell and, as a file of its own, for sub-apps. */
function tokenCss(): string {
  return toCss(system.getTokenCss())
}

/**
 * `.ui-button`, `.ui-button--solid`, … in an order in which variants win over their base. The variable that Chakra
 * keeps of each ground is for its own components.
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

function rule(selector: string, styles: SystemStyleObject): string {
  return toCss({ [selector]: system.css(styles) })
}

function toCss(styles: Record<string, unknown>): string {
  const { styles: text } = serializeStyles([styles as never])
  return serialize(compile(text), stringify)
}
