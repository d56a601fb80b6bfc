import { z } from 'zod'
import { content } from '../content'

const englishNames = content('english-names', z.record(z.string(), z.string()))

/** Which fields of an endpoint's answer are names of the platform's own; `itself`: the answer is one. */
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

/** An endpoint's answer as its caller reads it, who may have asked for English names by Accept-Language. */
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

/** What has no English name keeps its own. */
function englishName(name: unknown): unknown {
  const names = englishNames()
  return typeof name === 'string' && Object.hasOwn(names, name) ? names[name] : name
}
