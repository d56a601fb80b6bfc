import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { Plugin } from 'vite'
import { recipes } from '../app/ui/recipes'
import { portalTheme } from '../app/ui/theme'

const tokensId = 'virtual:portal-tokens.css'
const recipesId = 'virtual:portal-recipes.css'

/**
 * Compiles Chakra's tokens and recipes into plain stylesheets at build time, so that the server-rendered
 * frame needs neither Chakra nor emotion at run time.
 */
export function compiledStyles(): Plugin {
  const sheets: Record<string, () => string> = {
    [tokensId]: tokenCss,
    [recipesId]: recipeCss,
  }
  return {
    name: 'portal-compiled-styles',
    resolveId: (id) => (id in sheets ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? sheets[id.slice(1)]?.() : undefined),
  }
}

const system = createSystem(defaultBaseConfig, portalTheme)

/** The CSS variables of all tokens, for the shell and, as a file of its own, for sub-apps. */
function tokenCss(): string {
  return toCss(system.getTokenCss())
}

/** `.ui-button`, `.ui-button--solid`, … in an order in which variants win over their base. */
function recipeCss(): string {
  return Object.entries(recipes)
    .map(([name, recipe]) => {
      const variants = Object.values(recipe.variants ?? {}).flatMap((values) =>
        Object.entries(values).map(([value, styles]) => rule(`.ui-${name}--${value}`, styles)),
      )
      return [rule(`.ui-${name}`, recipe.base ?? {}), ...variants].join('\n')
    })
    .join('\n')
}

function rule(selector: string, styles: SystemStyleObject): string {
  return toCss({ [selector]: system.css(styles) })
}

function toCss(styles: Record<string, unknown>): string {
  const { styles: text } = serializeStyles([styles as never])
  return serialize(compile(text), stringify)
}
