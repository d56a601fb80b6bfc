import type { SubAppProps } from '@portal/sub-app'

export interface Target {
  title: string
  entry: string
  path: string
}

/** The app's code, as addresses spell it. */
export const codeOf = (path: string) => path.split(/[/?#]/)[1] ?? ''

export async function listTargets(
  request: SubAppProps['request'],
  signal: AbortSignal,
): Promise<Target[]> {
  const { userApp } = await request<{ userApp: ListedApp[] }>('/service-system/sysappuser/list', {
    query: { column: 'sort' },
    signal,
  })
  return userApp
    .filter(({ code, appType }) => code !== ownCode && Number(appType ?? 0) === 0)
    .map(({ code, title, entry, nextPath }) => ({
      title,
      entry: entry || `/subapps/${encodeURIComponent(code)}/`,
      path: `/${encodeURIComponent(code)}${nextPath ?? ''}`,
    }))
}

/** Excluded, because the app would examine itself. */
const ownCode = 'devDocs'

interface ListedApp {
  code: string
  title: string
  entry?: string | null
  appType?: number | string | null
  nextPath?: string | null
}

/** '' = valid. */
export function entryProblem(entry: string): string {
  if (!entry) return '请填写入口地址'
  if (!/^(?:https?:\/)?\/\S+$/i.test(entry)) return '入口地址以 https://、http:// 或 / 开头'
  return URL.canParse(entry, location.origin) ? '' : '入口地址不正确'
}

export function pathProblem(path: string): string {
  return /^\/[^/\s?#]+\S*$/.test(path) ? '' : '起始路径以 / 和应用编码开头，如 /leave/list'
}

/** '' = the portal's own origin. */
export function foreignOrigin(entry: string): string {
  const { origin } = new URL(entry, location.origin)
  return origin === location.origin ? '' : origin
}
