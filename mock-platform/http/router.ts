import { percentDecode } from './percent-decode'

interface Branch<T> {
  children: Map<string, Branch<T>>
  /** A `:name` segment. Names belong to the leaf, so that two paths may differ in them. */
  parameter?: Branch<T>
  /** A final `*`, which matches the rest. */
  rest?: Branch<T>
  leaves: Map<string, { value: T; names: string[] }>
}

export interface Match<T> {
  value: T
  params: Record<string, string>
}

/** Plain segments win over `:name`, `:name` wins over a final `*`. */
export class Router<T> {
  readonly #root: Branch<T> = newBranch()
  readonly entries: { method: string; path: string; value: T }[] = []
  /** Paths without parameters: one look-up instead of a walk. */
  readonly #plain = new Map<string, T>()

  add(method: string, path: string, value: T): void {
    const names: string[] = []
    let branch = this.#root
    for (const segment of segmentsOf(path)) {
      if (segment.startsWith(':')) names.push(segment.slice(1))
      branch = growInto(branch, segment)
    }
    if (branch.leaves.has(method)) throw new Error(`${method} ${path} is answered twice`)
    branch.leaves.set(method, { value, names })
    this.entries.push({ method, path, value })
    if (!/[:*]/.test(path)) this.#plain.set(`${method} ${path}`, value)
  }

  find(method: string, path: string): Match<T> | undefined {
    const plain = this.#plain.get(`${method} ${path}`)
    if (plain !== undefined) return { value: plain, params: {} }
    const values: string[] = []
    const leaf = walk(this.#root, segmentsOf(path), 0, method, values)
    if (!leaf) return undefined
    const params = leaf.names.map((name, index) => {
      const raw = values[index] ?? ''
      return [name, percentDecode(raw) ?? raw]
    })
    return { value: leaf.value, params: Object.fromEntries(params) }
  }
}

function newBranch<T>(): Branch<T> {
  return { children: new Map(), leaves: new Map() }
}

const segmentsOf = (path: string) => path.split('/').slice(1)

function growInto<T>(branch: Branch<T>, segment: string): Branch<T> {
  if (segment.startsWith(':')) {
    branch.parameter ??= newBranch()
    return branch.parameter
  }
  if (segment === '*') {
    branch.rest ??= newBranch()
    return branch.rest
  }
  const child = branch.children.get(segment) ?? newBranch()
  branch.children.set(segment, child)
  return child
}

function walk<T>(
  branch: Branch<T>,
  segments: string[],
  depth: number,
  method: string,
  values: string[],
): { value: T; names: string[] } | undefined {
  const segment = segments[depth]
  if (segment === undefined) return branch.leaves.get(method)
  const child = branch.children.get(segment)
  const direct = child && walk(child, segments, depth + 1, method, values)
  if (direct) return direct
  if (branch.parameter && segment !== '') {
    values.push(segment)
    const found = walk(branch.parameter, segments, depth + 1, method, values)
    if (found) return found
    values.pop()
  }
  return branch.rest?.leaves.get(method)
}
