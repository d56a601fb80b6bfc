import {
  applyEdits,
  findNodeAtLocation,
  format,
  getNodeValue,
  modify,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import {
  type JsonPath,
  type PageComponent,
  type PageDefinition,
  pageMistakes,
} from './page-definition'
import messages from './parse-errors.json' with { type: 'json' }

export interface Problem {
  /** `components[0].type`; '' = the whole page. */
  path: string
  line: number
  text: string
}

export interface ReadSource {
  /** Present only if there are no problems. */
  page: PageDefinition | undefined
  problems: Problem[]
}

export const longestSource = 50_000

const layout = { insertSpaces: true, tabSize: 2, eol: '\n' }
const parseErrors: Record<string, string> = messages

/** Reads a page out of JSON text: the page, or every mistake with its path and line. */
export function readSource(source: string): ReadSource {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  if (source.length > longestSource) {
    return failed([{ path: '', line: 1, text: `定义不能超过 ${longestSource} 个字符` }])
  }
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true })
  if (errors.length || !tree) {
    return failed(
      errors.length
        ? errors.map(({ error, offset }) => {
            const text = parseErrors[printParseErrorCode(error)] ?? 'JSON 格式不正确'
            return { path: '', line: lineAt(offset), text }
          })
        : [{ path: '', line: 1, text: '定义是空的' }],
    )
  }
  const value: unknown = getNodeValue(tree)
  const mistakes = pageMistakes(value, [])
  if (!mistakes.length) return { page: value as PageDefinition, problems: [] }
  return failed(
    mistakes.map(({ path, text }) => {
      const line = lineAt(nearestNode(tree, path).offset)
      return { path: pathText(path), line, text }
    }),
  )
}

const failed = (problems: Problem[]): ReadSource => ({ page: undefined, problems })

function nearestNode(tree: Node, path: JsonPath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node
  }
  return tree
}

function pathText(path: JsonPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
}

/** One problem in a sentence. */
export function problemText({ path, line, text }: Problem): string {
  return `第 ${line} 行${path && ` ${path}`}：${text}`
}

export function formatted(source: string): string {
  return applyEdits(source, format(source, undefined, layout))
}

/** Appends a component to the page; returns the text unchanged if the page has no list of components. */
export function withComponent(source: string, component: PageComponent): string {
  const list = findNodeAtLocation(parseTree(source) ?? ({} as Node), ['components'])
  if (list?.type !== 'array') return source
  const place = list.children?.length ?? 0
  const options = { formattingOptions: layout, isArrayInsertion: true }
  return applyEdits(source, modify(source, ['components', place], component, options))
}
