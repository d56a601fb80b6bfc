import { z } from 'zod'
import { content } from '../content'

const englishNames = content('english-names', z.record(z.string(), z.string()))

/** The fields of each endpoint's answer that hold the platform's own names; `itself`: the answer is such a name. */
const named: Record<string, readonly string[] | 'itself'> = {
  listApps: ['title', 'othGroupName'],
  listNavigator: ['name', 'title'],
  listThemes: ['themeName'],
  listHomeLayouts: ['name'],
  checkToken: ['othTenantName', 'appName', 'orgName', 'rootName'],
  switchTenant: ['othTenantName', 'appName', 'orgName', 'rootName'],
  readInitInfo: ['othTenantName', 'appName', 'orgName', 'rootName'],
  listAccounts: ['orgName'],
  readConstant: 'itself',
  readWorkbench: ['title'],
  pageTodos: ['title'],
  pageFileRecords: ['appName'],
  listBoards: ['name', 'description'],
  pageTopics: ['boardName'],
  readTopic: ['boardName'],
  listConstants: ['meaning'],
  saveConstant: ['meaning'],
}

const wantsEnglish = (languages: string | undefined) => /^\s*en\b/i.test(languages ?? '')

/** Translates the names in an endpoint's answer if Accept-Language (`languages`) asks for English. */
export function inLanguageOf(
  languages: string | undefined,
  endpoint: string,
  answer: unknown,
): unknown {
  const fields = named[endpoint]
  if (!fields || !wantsEnglish(languages)) return answer
  if (fields === 'itself') return englishName(answer)
  return withNames(answer, new Set(fields))
}

function withNames(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, fields))
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).map(([name, given]) => {
    return [name, fields.has(name) ? englishName(given) : withNames(given, fields)]
  })
  return Object.fromEntries(pairs)
}

/** A name without a translation stays as it is. */
function englishName(name: unknown): unknown {
  const names = englishNames()
  return typeof name === 'string' && Object.hasOwn(names, name) ? names[name] : name
}
