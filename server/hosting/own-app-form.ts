import { appCodeSchema } from '~contract/platform/apps'
import { builtInCodes } from '~contract/portal/built-in-codes'
import { portalSegments } from '~contract/portal/paths'
import type { OwnAppsTexts } from '~text/own-apps'
import type { PortalConfig } from '../config/env'
import { isAllowedOrigin, type OwnApp } from './own-apps'

/** All apps of a session are in one cookie, whose size is limited. */
const mostApps = 5
const longestAddress = 200

/** What a user typed. */
export interface OwnAppForm {
  code: string
  address: string
}

/** Which field is wrong, and why. */
export interface OwnAppProblem {
  field: keyof OwnAppForm
  say(problems: OwnAppsTexts['problems']): string
}

interface Terms {
  config: Pick<PortalConfig, 'OWN_APPS' | 'SERVICE_PREFIXES' | 'LOGIN_PATH'>
  /** The request's Host header. */
  portal: string | undefined
}

/** The app of the form, which may replace an app with the same code; or what is wrong with the form. */
export function readOwnApp(
  present: readonly OwnApp[],
  form: OwnAppForm,
  terms: Terms,
): OwnApp | OwnAppProblem {
  const code = form.code.trim()
  const url = webAddress(form.address.trim())
  const problem = codeProblem(code, terms) ?? addressProblem(url, terms)
  if (problem) return problem
  if (present.filter((own) => own.code !== code).length >= mostApps) {
    return { field: 'code', say: ({ tooMany }) => tooMany(mostApps) }
  }
  return { code, entry: url?.href ?? '' }
}

function codeProblem(code: string, { config }: Terms): OwnAppProblem | undefined {
  const { SERVICE_PREFIXES, LOGIN_PATH } = config
  if (!appCodeSchema.safeParse(code).success) {
    return { field: 'code', say: ({ characters }) => characters }
  }
  const taken = [...builtInCodes, ...portalSegments({ ...SERVICE_PREFIXES, login: LOGIN_PATH })]
  return taken.includes(code) ? { field: 'code', say: ({ reserved }) => reserved } : undefined
}

function addressProblem(url: URL | null, { config, portal }: Terms): OwnAppProblem | undefined {
  if (!url) return { field: 'address', say: ({ noAddress }) => noAddress }
  // Files that users upload are at this origin as well, so it must not be an app's.
  if (url.host === portal) return { field: 'address', say: (problems) => problems.portal }
  if (isAllowedOrigin(config.OWN_APPS, url)) return undefined
  return { field: 'address', say: ({ otherOrigin }) => otherOrigin }
}

/** null = not an address that a browser could fetch. */
function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  url.hash = ''
  return url.href.length <= longestAddress ? url : null
}
