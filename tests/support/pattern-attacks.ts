import { type PatternNode, parsePattern } from './pattern-parser'

/** Characters for attacks: letters, digits, spaces, characters that structure texts, and unexpected ones. */
const alphabet = [...'aAzxu0-_.~ \t\n/\\<>"\'=&;:#%{}[]()!?*+,@$|^`中ÿ\u0001']
/** Pairs of more kinds of characters than this reveal nothing new. */
const mostForPairs = 7

/** A text that grows: a prefix, a repeated part, and an ending. */
export interface Attack {
  prefix: string
  pump: string
  suffix: string
}

/**
 * Attacks on a pattern, derived from it: the text that leads to each repeatable part, followed by many repetitions of a
 * character of each kind that the pattern distinguishes, of its words, of both together, or of one turn of the part.
 */
export function attacksOn(pattern: RegExp): Attack[] {
  const tree = parsePattern(pattern.source)
  const does = matcherOf(pattern.flags)
  const sources = [...new Set(nodesOf(tree).flatMap((node) => sourceOf(node)))]
  const kinds = new Map<string, string>()
  for (const one of [...alphabet, ...sources.filter((source) => source.length === 1)]) {
    const kind = sources.map((source) => does(source, one)).join()
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  const letters = [...kinds.values()]
  const words = wordsOf(tree)
  const sample = samplerOf(does)
  const turns = nodesOf(tree).flatMap((node) => (isEndless(node) ? [sample(node.body)] : []))
  const pairs =
    letters.length > mostForPairs ? [] : letters.flatMap((a) => letters.map((b) => a + b))
  const joined = words.flatMap((word) => letters.map((letter) => word + letter))
  const pumps = distinct([...letters, ...words, ...turns, ...pairs, ...joined])
  return distinct(['', ...prefixesOf(tree, '', sample)]).flatMap((prefix) =>
    pumps.flatMap((pump) => ['', '\u0001', '\n'].map((suffix) => ({ prefix, pump, suffix }))),
  )
}

const distinct = (texts: string[]) => [...new Set(texts)].filter((text, at) => text || at === 0)

const isEndless = (node: PatternNode): node is Extract<PatternNode, { kind: 'repeat' }> =>
  node.kind === 'repeat' && node.most > 20

const sourceOf = (node: PatternNode) => (node.kind === 'character' ? [node.source] : [])

function childrenOf(node: PatternNode): PatternNode[] {
  if (node.kind === 'sequence') return node.parts
  if (node.kind === 'choice') return node.options
  return 'body' in node ? [node.body] : []
}

const nodesOf = (node: PatternNode): PatternNode[] => [node, ...childrenOf(node).flatMap(nodesOf)]

function matcherOf(flags: string) {
  const own = flags.replace(/[gmy]/g, '')
  return (source: string, letter: string) => new RegExp(`^(?:${source})$`, own).test(letter)
}

/** Runs of literal characters. */
function wordsOf(tree: PatternNode): string[] {
  const literal = (node: PatternNode) =>
    node.kind === 'character' ? (/^\\?([^\\[\w.]|[^\\[.])$/.exec(node.source)?.[0] ?? ' ') : ' '
  return nodesOf(tree).flatMap((node) =>
    node.kind === 'sequence'
      ? node.parts
          .map((part) => literal(part).replace(/^\\(?![\w])/, ''))
          .join('')
          .split(/\\.| /)
          .filter((word) => word.length > 1)
      : [],
  )
}

type Sample = (node: PatternNode) => string

/** A short text that a part of the pattern matches. */
function samplerOf(does: (source: string, letter: string) => boolean): Sample {
  const sample: Sample = (node) => {
    switch (node.kind) {
      case 'character':
        return [...alphabet, node.source].find((letter) => does(node.source, letter)) ?? ''
      case 'sequence':
        return node.parts.map(sample).join('')
      case 'choice':
        return sample(node.options[0] as PatternNode)
      case 'repeat':
        return sample(node.body).repeat(node.least)
      case 'group':
        return sample(node.body)
      default:
        return ''
    }
  }
  return sample
}

/** The texts that lead to each part that may repeat without limit. */
function prefixesOf(node: PatternNode, before: string, sample: Sample): string[] {
  if (node.kind !== 'sequence') {
    const own = isEndless(node) ? [before] : []
    return [...own, ...childrenOf(node).flatMap((child) => prefixesOf(child, before, sample))]
  }
  let behind = before
  return node.parts.flatMap((part) => {
    const found = prefixesOf(part, behind, sample)
    behind += sample(part)
    return found
  })
}
