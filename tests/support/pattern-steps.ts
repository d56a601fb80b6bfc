import { type PatternNode, parsePattern } from './pattern-parser'

/** Continues after a position in the text; false = backtrack and try another way. */
type Next = (at: number) => boolean
type Walk = (at: number, next: Next) => boolean

/**
 * How many characters a backtracking engine examines to find all matches of a pattern in a text (only the first one
 * without the flag `g`): unlike its time, the same on every machine. Infinity beyond `most`.
 */
export function stepCounter(pattern: RegExp, most: number): (text: string) => number {
  const tree = parsePattern(pattern.source)
  return (text) => {
    const run = new Run(pattern.flags, text, most)
    try {
      run.search(tree, pattern)
      return run.steps
    } catch (error) {
      if (error instanceof TooManySteps) return Infinity
      throw error
    }
  }
}

class TooManySteps extends Error {}

const characters = new Map<string, boolean>()

class Run {
  steps = 0
  private readonly kept: [number, number][] = []

  constructor(
    private readonly flags: string,
    private readonly text: string,
    private readonly most: number,
  ) {}

  search(tree: PatternNode, { global, sticky }: RegExp) {
    const walk = this.walk(tree)
    for (let at = 0; at <= this.text.length; ) {
      let end = -1
      const found = walk(at, (place) => {
        end = place
        return true
      })
      if (!found && sticky) return
      if (found && !global) return
      at = found ? Math.max(end, at + 1) : at + 1
    }
  }

  private walk(node: PatternNode): Walk {
    switch (node.kind) {
      case 'character':
        return (at, next) => this.takes(node.source, at) && next(at + 1)
      case 'place':
        return (at, next) => this.isPlace(node.source, at) && next(at)
      case 'sequence':
        return this.sequence(node.parts.map((part) => this.walk(part)))
      case 'choice':
        return this.choice(node.options.map((option) => this.walk(option)))
      case 'repeat':
        return this.repeat(node, this.walk(node.body))
      case 'group':
        return this.group(node.number, this.walk(node.body))
      case 'look':
        return this.look(node, this.walk(node.body))
      case 'again':
        return (at, next) => this.again(node.number, at, next)
    }
  }

  private sequence(walks: Walk[]): Walk {
    return (at, next) => {
      const from = (index: number, place: number): boolean => {
        const walk = walks[index]
        return walk ? walk(place, (behind) => from(index + 1, behind)) : next(place)
      }
      return from(0, at)
    }
  }

  private choice(walks: Walk[]): Walk {
    return (at, next) => walks.some((walk) => walk(at, next))
  }

  private repeat(
    { least, most, lazy }: Extract<PatternNode, { kind: 'repeat' }>,
    walk: Walk,
  ): Walk {
    const from = (count: number, at: number, next: Next): boolean => {
      const more = () =>
        count < most &&
        // A repetition that matched nothing is not tried again.
        walk(at, (behind) => (behind > at || count < least) && from(count + 1, behind, next))
      if (count < least) return more()
      return lazy ? next(at) || more() : more() || next(at)
    }
    return (at, next) => from(0, at, next)
  }

  private group(number: number | undefined, walk: Walk): Walk {
    if (number === undefined) return walk
    return (at, next) =>
      walk(at, (behind) => {
        this.kept[number] = [at, behind]
        return next(behind)
      })
  }

  private look(
    { body, behind, negative }: Extract<PatternNode, { kind: 'look' }>,
    walk: Walk,
  ): Walk {
    const ahead = (at: number) => walk(at, () => true)
    const width = behind ? widthOf(body) : 0
    const before = (at: number) => at >= width && walk(at - width, () => true)
    const finds = behind ? before : ahead
    return (at, next) => finds(at) !== negative && next(at)
  }

  private again(number: number, at: number, next: Next): boolean {
    const said = this.text.slice(...(this.kept[number] ?? [0, 0]))
    this.count(said.length)
    return this.text.startsWith(said, at) && next(at + said.length)
  }

  private takes(source: string, at: number): boolean {
    this.count(1)
    const character = this.text[at]
    if (character === undefined) return false
    const key = `${this.flags} ${source} ${character}`
    const known = characters.get(key)
    if (known !== undefined) return known
    const flags = this.flags.replace(/[gmy]/g, '')
    const does = new RegExp(`^(?:${source})$`, flags).test(character)
    characters.set(key, does)
    return does
  }

  private isPlace(source: string, at: number): boolean {
    const pattern = new RegExp(source, `${this.flags.replace(/[gy]/g, '')}y`)
    pattern.lastIndex = at
    return pattern.test(this.text)
  }

  private count(steps: number) {
    this.steps += steps
    if (this.steps > this.most) throw new TooManySteps()
  }
}

/** How many characters a part matches. Throws if that is not one number: a lookbehind could then begin anywhere. */
function widthOf(node: PatternNode): number {
  switch (node.kind) {
    case 'character':
      return 1
    case 'place':
    case 'look':
      return 0
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + widthOf(part), 0)
    case 'choice':
      return oneOf(node.options.map(widthOf))
    case 'repeat':
      return oneOf([node.least, node.most]) * widthOf(node.body)
    case 'group':
      return widthOf(node.body)
    case 'again':
      return Number.NaN
  }
}

function oneOf(widths: number[]): number {
  if (new Set(widths).size !== 1) throw new Error('a look behind of no fixed width')
  return widths[0] ?? 0
}
