import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as jsonc from 'jsonc-parser'
import type { Path } from './strict-check'

/** Each line of the message names file, path and reason. */
export class ScenarioError extends Error {
  constructor(
    lines: string[],
    /** True if only the scenario's name is unknown. */
    readonly unknownName = false,
  ) {
    super(lines.join('\n'))
    this.name = 'ScenarioError'
  }
}

/** As written, before merging with what it extends. */
export interface WrittenScenario {
  /** The name in messages: the file's path, or another source. */
  source: string
  value: unknown
  /** Undefined if the text is not known. */
  lineOf(path: Path): number | undefined
}

/** Reads a scenario file: JSON with comments and trailing commas. */
export function readScenarioFile(file: string): WrittenScenario {
  const source = relative(process.cwd(), file)
  const text = textOf(file, source)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length

  const errors: jsonc.ParseError[] = []
  const tree = jsonc.parseTree(text, errors, { allowTrailingComma: true })
  const [first] = errors
  if (first || !tree) {
    const reason = first ? jsonc.printParseErrorCode(first.error) : 'the file is empty'
    throw new ScenarioError([`${source}:${lineAt(first?.offset ?? 0)}: not JSON: ${reason}`])
  }
  return {
    source,
    value: jsonc.getNodeValue(tree),
    lineOf(path) {
      const node = jsonc.findNodeAtLocation(tree, path)
      return node && lineAt(node.offset)
    },
  }
}

function textOf(file: string, source: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ScenarioError([`${source}: cannot be read: ${(error as NodeJS.ErrnoException).code}`])
  }
}
