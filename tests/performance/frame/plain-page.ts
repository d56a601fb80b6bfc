import { type Token, tokens } from '../static-html'

/**
 * The source of a module that makes the same document from plain `createElement` calls: `Head` and `Body` are
 * components without state, `title` the document's. What Remix's own elements render is left to them.
 */
export function plainPageModule(html: string): string {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? []
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? []
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? []
  const own = head.replace(/<title>[^<]*<\/title>/, '').replace(/<link rel="stylesheet"[^>]*>/g, '')
  return [
    "import { createElement as h, Fragment } from 'react'",
    `export const title = ${JSON.stringify(title)}`,
    `export const Head = () => h(Fragment, null${callsFor(tokens(own))})`,
    `export const Body = () => h(Fragment, null${callsFor(tokens(body))})`,
    '',
  ].join('\n')
}

function callsFor(all: Token[]): string {
  return all
    .map((token) => {
      if (token.kind === 'close') return ')'
      if (token.kind === 'text') return `, ${JSON.stringify(token.text)}`
      const call = `, h(${JSON.stringify(token.tag)}, ${propsFor(token.attributes)}`
      return token.closed ? `${call})` : call
    })
    .join('')
}

const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  tabindex: 'tabIndex',
}
const switches = new Set(['disabled', 'hidden', 'checked', 'selected', 'required', 'readonly'])

function propsFor(attributes: [string, string][]): string {
  if (attributes.length === 0) return 'null'
  const props = attributes.map(([name, value]) => {
    if (name === 'style') return `style: ${JSON.stringify(styleFor(value))}`
    const prop = switches.has(name) ? 'true' : JSON.stringify(value)
    return `${JSON.stringify(reactNames[name] ?? name)}: ${prop}`
  })
  return `{ ${props.join(', ')} }`
}

function styleFor(text: string): Record<string, string> {
  const declarations = text.split(';').filter(Boolean)
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, colon).trim()
      const camel = name.replace(/^--.*|-(\w)/g, (all, letter?: string) =>
        letter ? letter.toUpperCase() : all,
      )
      return [camel, declaration.slice(colon + 1).trim()]
    }),
  )
}
