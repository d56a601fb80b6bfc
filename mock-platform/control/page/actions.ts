import { flagNames } from '../../data/flags'
import { ControlError } from '../control-bodies'

/** A call of the control API: what a form of the page stands for. */
export interface ControlOrder {
  method: string
  path: string
  body?: unknown
}

interface Action {
  order(form: URLSearchParams, space: string): ControlOrder
  /** What the page says once it is done. */
  done: string
  /** Where on the page it belongs. */
  section: string
  /** It is a button without fields: what it is refused for stands at the top. */
  bare?: true
  /** The space to go on with; absent = the same. */
  next?(form: URLSearchParams, result: unknown): string
}

const at = (space: string, part: string) => `/spaces/${encodeURIComponent(space)}${part}`

/** The value of a field; what was left empty is absent. */
function filled(form: URLSearchParams, name: string): string | undefined {
  return form.get(name)?.trim() || undefined
}

/** Numbers become numbers; anything else stays what it is, for the control API to refuse. */
function number(form: URLSearchParams, name: string): number | string | undefined {
  const text = filled(form, name)
  return text !== undefined && Number.isFinite(Number(text)) ? Number(text) : text
}

function texts(form: URLSearchParams, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, filled(form, name)]))
}

function numbers(form: URLSearchParams, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, number(form, name)]))
}

function jsonField(form: URLSearchParams, name: string): unknown {
  try {
    return JSON.parse(form.get(name) ?? '')
  } catch (error) {
    throw new ControlError(400, `${name}: not JSON: ${(error as Error).message}`, name)
  }
}

const valuePrefix = 'value.'

/** Constants that are others than when the page was made. */
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

/** All that the page's forms can do, each by a call of the control API. */
export const actions: Record<string, Action> = {
  'new-space': {
    order: (form) => ({ method: 'POST', path: '/spaces', body: texts(form, ['scenario', 'id']) }),
    done: '已新建空间',
    section: 'space',
    next: (_, result) => (result as { id: string }).id,
  },
  'delete-space': {
    order: (_, space) => ({ method: 'DELETE', path: at(space, '') }),
    done: '已删除空间',
    section: 'space',
    bare: true,
    next: () => 'main',
  },
  reset: {
    order: (form, space) => ({
      method: 'POST',
      path: at(space, '/reset'),
      body: texts(form, ['scenario']),
    }),
    done: '空间已重新开始',
    section: 'space',
  },
  message: {
    order: (form, space) => ({
      method: 'POST',
      path: at(space, '/messages'),
      body: {
        ...texts(form, ['user', 'typeCode', 'app', 'title', 'content', 'url']),
        ...numbers(form, ['times']),
        ...(form.has('forced') && { forced: { model: filled(form, 'app') ?? '系统' } }),
      },
    }),
    done: '消息已存入并通知',
    section: 'push',
  },
  push: {
    order: (form, space) => ({
      method: 'POST',
      path: at(space, '/push'),
      body: {
        ...texts(form, ['channel', 'user', 'to']),
        payload: form.get('payload') ?? '',
        ...numbers(form, ['times', 'delayMs']),
        ...(form.has('duplicate') && { duplicate: true }),
        ...(form.has('reorder') && { reorder: true }),
      },
    }),
    done: '已推送',
    section: 'push',
  },
  fault: {
    order: (form, space) => ({
      method: 'POST',
      path: at(space, '/faults'),
      body: {
        ...texts(form, ['kind', 'path', 'method', 'account']),
        ...numbers(form, ['nth', 'times', 'delayMs', 'status', 'code']),
      },
    }),
    done: '故障已设置',
    section: 'faults',
  },
  'remove-fault': {
    order: (form, space) => ({
      method: 'DELETE',
      path: at(space, `/faults/${encodeURIComponent(form.get('fault') ?? '')}`),
    }),
    done: '故障已取消',
    section: 'faults',
    bare: true,
  },
  'clear-faults': {
    order: (_, space) => ({ method: 'DELETE', path: at(space, '/faults') }),
    done: '故障已全部取消',
    section: 'faults',
    bare: true,
  },
  answer: {
    order: (form, space) => ({
      method: 'POST',
      path: at(space, '/answers'),
      body: {
        ...texts(form, ['method', 'path', 'account', 'msg']),
        ...numbers(form, ['status', 'code', 'times']),
        ...(filled(form, 'query') && {
          query: Object.fromEntries(new URLSearchParams(form.get('query') ?? '')),
        }),
        ...(filled(form, 'data') && { data: jsonField(form, 'data') }),
        ...(form.has('unchecked') && { unchecked: true }),
      },
    }),
    done: '应答已设置',
    section: 'answers',
  },
  'remove-answer': {
    order: (form, space) => ({
      method: 'DELETE',
      path: at(space, `/answers/${encodeURIComponent(form.get('answer') ?? '')}`),
    }),
    done: '应答已取消',
    section: 'answers',
    bare: true,
  },
  'clear-answers': {
    order: (_, space) => ({ method: 'DELETE', path: at(space, '/answers') }),
    done: '应答已全部取消',
    section: 'answers',
    bare: true,
  },
  clock: {
    order: (form, space) => {
      const now = filled(form, 'now')
      // A browser's field gives neither a zone nor, for whole minutes, seconds.
      const stamp = now?.replace(/^(\S+T\d\d:\d\d)$/, '$1:00').replace(/(:\d\d)$/, '$1+08:00')
      const body = now === undefined ? numbers(form, ['advanceMs']) : { now: stamp }
      return { method: 'POST', path: at(space, '/clock'), body }
    },
    done: '时钟已拨动',
    section: 'clock',
  },
  constants: {
    order: (form, space) => ({
      method: 'PATCH',
      path: at(space, '/constants'),
      body: changedConstants(form),
    }),
    done: '常量已保存',
    section: 'constants',
  },
  flags: {
    order: (form, space) => ({
      method: 'PATCH',
      path: at(space, '/flags'),
      body: Object.fromEntries(flagNames.map((name) => [name, form.has(name)])),
    }),
    done: '开关已保存',
    section: 'flags',
  },
  'clear-calls': {
    order: (_, space) => ({ method: 'DELETE', path: at(space, '/calls') }),
    done: '调用记录已清空',
    section: 'calls',
    bare: true,
  },
}
