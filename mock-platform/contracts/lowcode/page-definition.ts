import sources from './sources.json' with { type: 'json' }

export type Width = 'full' | 'half' | 'third'

interface Placed {
  width?: Width
}

export type PageComponent = Placed &
  (
    | { type: 'heading'; text: string; level?: 1 | 2 | 3 }
    | { type: 'text'; text: string }
    | { type: 'stat'; title: string; source: string; to?: string }
    | {
        type: 'table'
        title: string
        source: string
        columns: { field: string; title: string }[]
        rows?: number
      }
    | { type: 'form'; form: string }
    | { type: 'link'; text: string; to: string }
  )

export interface PageDefinition {
  title: string
  components: PageComponent[]
}

export type JsonPath = (string | number)[]

export interface Mistake {
  path: JsonPath
  text: string
}

type Check = (value: unknown, path: JsonPath) => Mistake[]

const mostComponents = 50
/** A data source with a form's answers: `form:` followed by the form's id. */
const formSource = /^form:[\w.@-]+$/

function wrong(path: JsonPath, text: string): Mistake[] {
  return [{ path, text }]
}

function text(most: number): Check {
  return (value, path) => {
    if (typeof value !== 'string' || !value.trim()) return wrong(path, '应当是不为空的文字')
    return value.length > most ? wrong(path, `不能超过 ${most} 字`) : []
  }
}

function oneOf(...choices: (string | number)[]): Check {
  return (value, path) =>
    choices.includes(value as string)
      ? []
      : wrong(path, `应当是 ${choices.map((choice) => JSON.stringify(choice)).join('、')} 之一`)
}

function sourceOf(known: Record<string, unknown>): Check {
  return (value, path) => {
    if (typeof value === 'string' && (Object.hasOwn(known, value) || formSource.test(value)))
      return []
    return wrong(path, `没有这个数据源，可用的有 ${Object.keys(known).join('、')}、form:表单编号`)
  }
}

const portalPath: Check = (value, path) =>
  typeof value === 'string' && /^\/[^/\s]\S*$/.test(value)
    ? []
    : wrong(path, '应当是以 / 开头的门户路径')

const rows: Check = (value, path) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 50
    ? []
    : wrong(path, '应当是 1 到 50 的整数')

const columns: Check = (value, path) => {
  if (!Array.isArray(value) || !value.length) return wrong(path, '至少要有一列')
  const column = fields({ field: text(40), title: text(20) }, {})
  return value.flatMap((one, place) => column(one, [...path, place]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object with these fields and no others. */
function fields(needed: Record<string, Check>, optional: Record<string, Check>): Check {
  return (value, path) => {
    if (!isRecord(value)) return wrong(path, '应当是一个对象')
    const known = { ...needed, ...optional }
    const missing = Object.keys(needed).filter((name) => !(name in value))
    const found = Object.entries(value).flatMap(([name, one]) => {
      const check = Object.hasOwn(known, name) ? known[name] : undefined
      return check ? check(one, [...path, name]) : wrong([...path, name], '没有这个属性')
    })
    return [...missing.map((name) => ({ path, text: `缺少属性 ${name}` })), ...found]
  }
}

const anything: Check = () => []
const shared = { width: oneOf('full', 'half', 'third') }

/** A component of one type; `type` itself has already been checked. */
function component(needed: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  return fields({ type: anything, ...needed }, { ...shared, ...optional })
}

const components: Record<PageComponent['type'], Check> = {
  heading: component({ text: text(60) }, { level: oneOf(1, 2, 3) }),
  text: component({ text: text(2000) }),
  stat: component({ title: text(20), source: sourceOf(sources.stats) }, { to: portalPath }),
  table: component({ title: text(40), source: sourceOf(sources.tables), columns }, { rows }),
  form: component({ form: text(80) }),
  link: component({ text: text(40), to: portalPath }),
}

const componentList: Check = (value, path) => {
  if (!Array.isArray(value)) return wrong(path, '应当是一个数组')
  if (value.length > mostComponents) return wrong(path, `一个页面最多 ${mostComponents} 个组件`)
  return value.flatMap((one, place) => {
    const here = [...path, place]
    if (!isRecord(one)) return wrong(here, '应当是一个对象')
    const check = Object.hasOwn(components, String(one.type))
      ? components[one.type as PageComponent['type']]
      : undefined
    return check ? check(one, here) : oneOf(...Object.keys(components))(one.type, [...here, 'type'])
  })
}

/** Returns every mistake in a value that should be a page. */
export const pageMistakes: Check = fields({ title: text(40), components: componentList }, {})
