/** A regular expression, reduced to what determines a backtracking engine's way through a text. */
export type PatternNode =
  | { kind: 'character'; source: string }
  | { kind: 'place'; source: string }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; least: number; most: number; lazy: boolean }
  | { kind: 'group'; body: PatternNode; number?: number }
  | { kind: 'look'; body: PatternNode; behind: boolean; negative: boolean }
  | { kind: 'again'; number: number }

/** A class may contain any character that has a meaning outside it; an escape may be longer than two characters. */
const token = new RegExp(
  [
    /\((?:\?(?:(?<look><?[=!])|(?<plain>:)|<\w+>))?/,
    /[)|]/,
    /[*+?]\??/,
    /\{\d+(?:,\d*)?\}\??/,
    /\\[pP]\{[^}]*\}/,
    /\\u\{[^}]*\}/,
    /\\u[0-9a-fA-F]{4}/,
    /\\x[0-9a-fA-F]{2}/,
    /\\[\s\S]/,
    /\[(?:\\[\s\S]|[^\]\\])*\]/,
    /[\s\S]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** Parses a pattern's source. Names of groups are not kept: a reference by name is refused with an Error. */
export function parsePattern(source: string): PatternNode {
  const tokens = [...source.matchAll(token)]
  let at = 0
  let groups = 0

  const choice = (): PatternNode => {
    const options = [sequence()]
    while (tokens[at]?.[0] === '|') {
      at += 1
      options.push(sequence())
    }
    return options.length === 1 ? (options[0] as PatternNode) : { kind: 'choice', options }
  }
  const sequence = (): PatternNode => {
    const parts: PatternNode[] = []
    while (at < tokens.length && !/^[|)]$/.test(tokens[at]?.[0] ?? '')) parts.push(repeated(atom()))
    return { kind: 'sequence', parts }
  }
  const atom = (): PatternNode => {
    const first = tokens[at]
    at += 1
    if (!first?.[0].startsWith('(')) return single(first?.[0] ?? '')
    const { look, plain } = first.groups ?? {}
    if (!look && !plain) groups += 1
    const number = groups
    const body = choice()
    at += 1
    if (look) {
      return { kind: 'look', body, behind: look.startsWith('<'), negative: look.endsWith('!') }
    }
    return plain ? { kind: 'group', body } : { kind: 'group', body, number }
  }
  const repeated = (body: PatternNode): PatternNode => {
    const range = rangeOf(tokens[at]?.[0] ?? '')
    if (!range) return body
    at += 1
    return { kind: 'repeat', body, ...range }
  }
  return choice()
}

function single(source: string): PatternNode {
  if (source === '\\k') throw new Error('references by name are not read')
  if (/^\\[1-9]$/.test(source)) return { kind: 'again', number: Number(source[1]) }
  return { kind: /^(?:\^|\$|\\b|\\B)$/.test(source) ? 'place' : 'character', source }
}

function rangeOf(text: string) {
  const lazy = text.length > 1 && text.endsWith('?')
  const simple = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[text[0] ?? '']
  if (simple) return { least: simple[0] ?? 0, most: simple[1] ?? 0, lazy }
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(text) ?? []
  if (least === undefined) return null
  const upTo = most ? Number(most) : Infinity
  return { least: Number(least), most: comma ? upTo : Number(least), lazy }
}
