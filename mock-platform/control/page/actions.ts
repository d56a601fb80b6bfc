import { flagNames } from '../../data/flags'
import { ControlError } from '../control-bodies'

/** The control API call that a form of the page submits. */
export interface ControlOrder {
  method: string
  path: string
  body?: unknown
}

interface Action {
  order(form: URLSearchParams, space: string): ControlOrder
  /** The confirmation that the page shows afterwards. */
  done: string
  /** The form's section of the page. */
  section: string
  /** A button without fields: the reason for a refusal is shown at the top of the page. */
  bare: boolean
  /** The space to show next; absent = the same. */
  next?(form: URLSearchParams, result: unknown): string
}

/** The value of a field; an empty one is absent. */
function filled(form: URLSearchParams, name: string): string | undefined {
  return form.get(name)?.trim() || undefined
}

/** Other text is passed on unchanged, so that the control API refuses it. */
function number(form: URLSearchParams, name: string): number | string | undefined {
  const text = filled(form, name)
  return text !== undefined && Number.isFinite(Number(text)) ? Number(text) : text
}

function jsonField(form: URLSearchParams, name: string): unknown {
  try {
    return JSON.parse(form.get(name) ?? '')
  } catch (error) {
    throw new ControlError(400, `${name}: not JSON: ${(error as Error).message}`, name)
  }
}

const valuePrefix = 'value.'

/** The constants that the user changed since the page was made. */
function changedConstants(form: URLSearchParams): Record<string, string | null> {
  const names = [...form.keys()].filter((key) => key.startsWith(valuePrefix))
  const changes = names.flatMap((key): [string, string | null][] => {
    const name = key.slice(valuePrefix.length)
    const [value, before] = [form.get(key) ?? '', form.get(`before.${name}`)]
    if (form.has(`absent.${name}`)) return before === null ? [] : [[name, null]]
    return value === (before ?? '') ? [] : [[name, value]]
  })
  return Object.fromEntries(changes)
}

interface Fields {
  texts?: string
  numbers?: string
  /** True if ticked, else absent. */
  ticks?: string
  more?(form: URLSearchParams): object
}

function bodyOf(form: URLSearchParams, { texts = '', numbers = '', ticks = '', more }: Fields) {
  const each = (names: string, read: (form: URLSearchParams, name: string) => unknown) =>
    names.split(' ').flatMap((name) => (name ? [[name, read(form, name)]] : []))
  return {
    ...Object.fromEntries(each(texts, filled)),
    ...Object.fromEntries(each(numbers, number)),
    ...Object.fromEntries(each(ticks, (_, name) => form.has(name) || undefined)),
    ...more?.(form),
  }
}

type Call = `${'POST' | 'PATCH' | 'DELETE'} /${string}`

/** `:name` in a call stands for a field of the form. */
function action(done: string, section: string, call: Call, fields: Fields = {}): Action {
  const [method = '', pattern = ''] = call.split(' ')
  const bare = method === 'DELETE'
  return {
    done,
    section,
    bare,
    order(form, space) {
      const path = pattern.replace(/:(\w+)/g, (_, name) =>
        encodeURIComponent(name === 'space' ? space : (form.get(name) ?? '')),
      )
      return { method, path, ...(!bare && { body: bodyOf(form, fields) }) }
    },
  }
}

function query(form: URLSearchParams) {
  return filled(form, 'query') && Object.fromEntries(new URLSearchParams(form.get('query') ?? ''))
}

function clockOf(form: URLSearchParams): object {
  // A browser's datetime field has no time zone and, for whole minutes, no seconds.
  const now = filled(form, 'now')
    ?.replace(/^(\S+T\d\d:\d\d)$/, '$1:00')
    .replace(/(:\d\d)$/, '$1+08:00')
  return now === undefined ? { advanceMs: number(form, 'advanceMs') } : { now }
}

export const actions: Record<string, Action> = {
  'new-space': {
    ...action('已新建空间', 'space', 'POST /spaces', { texts: 'scenario id' }),
    next: (_, result) => (result as { id: string }).id,
  },
  'delete-space': {
    ...action('已删除空间', 'space', 'DELETE /spaces/:space'),
    next: () => 'main',
  },
  reset: action('空间已重新开始', 'space', 'POST /spaces/:space/reset', { texts: 'scenario' }),
  message: action('消息已存入并通知', 'push', 'POST /spaces/:space/messages', {
    texts: 'user typeCode app title content url',
    numbers: 'times',
    more: (form) =>
      form.has('forced') ? { forced: { model: filled(form, 'app') ?? '系统' } } : {},
  }),
  push: action('已推送', 'push', 'POST /spaces/:space/push', {
    texts: 'channel user to',
    numbers: 'times delayMs',
    ticks: 'duplicate reorder',
    more: (form) => ({ payload: form.get('payload') ?? '' }),
  }),
  fault: action('故障已设置', 'faults', 'POST /spaces/:space/faults', {
    texts: 'kind path method account',
    numbers: 'nth times delayMs status code',
  }),
  'remove-fault': action('故障已取消', 'faults', 'DELETE /spaces/:space/faults/:fault'),
  'clear-faults': action('故障已全部取消', 'faults', 'DELETE /spaces/:space/faults'),
  answer: action('应答已设置', 'answers', 'POST /spaces/:space/answers', {
    texts: 'method path account msg',
    numbers: 'status code times',
    ticks: 'unchecked',
    more: (form) => ({
      query: query(form),
      ...(filled(form, 'data') && { data: jsonField(form, 'data') }),
    }),
  }),
  'remove-answer': action('应答已取消', 'answers', 'DELETE /spaces/:space/answers/:answer'),
  'clear-answers': action('应答已全部取消', 'answers', 'DELETE /spaces/:space/answers'),
  clock: action('时钟已拨动', 'clock', 'POST /spaces/:space/clock', { more: clockOf }),
  constants: action('常量已保存', 'constants', 'PATCH /spaces/:space/constants', {
    more: changedConstants,
  }),
  flags: action('开关已保存', 'flags', 'PATCH /spaces/:space/flags', {
    more: (form) => Object.fromEntries(flagNames.map((name) => [name, form.has(name)])),
  }),
  'clear-calls': action('调用记录已清空', 'calls', 'DELETE /spaces/:space/calls'),
}
