import { type ConstantName, flagWords, type MenuFlag } from '~contract/platform/constants'
import { safeImage, safeLink } from '~contract/platform/safe-address'
import type { tenantSchema } from '~contract/platform/user'
import type { PortalConfig } from '~server/config/env'
import { fetchConstant, fetchMenuFlag } from '~server/platform/endpoints/constants'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { isInChatApp } from '~server/session/workplace-app'
import type { BarFacts, Brand, PersonalFlags } from './bar-facts'
import { part } from './page-part.server'

const constants = ['V8_OA_URL', 'AI_ICON'] as const satisfies ConstantName[]
const flags = [
  'HIDE_THEME',
  'SHOW_LAYOUT',
  'HIDE_GUIDE',
  'HIDE_VERSION',
  'SCHEDULE_CENTER',
  'FILE_CENTER',
] as const satisfies MenuFlag[]

/** Fetches the constants and flags for the top bar; null or '' = not available. */
export async function fetchBar(context: PortalContext) {
  const caller = callerOf(context)
  const [[v8, icon], values] = await Promise.all([
    Promise.all(constants.map((one) => part(context, 'bar', fetchConstant(context, caller, one)))),
    Promise.all(flags.map((one) => part(context, 'bar', fetchMenuFlag(context, caller, one)))),
  ])
  const flag = (one: (typeof flags)[number]) => values[flags.indexOf(one)] ?? ''
  return { v8: v8 ?? '', icon: icon ?? '', flag }
}

type BarParts = Awaited<ReturnType<typeof fetchBar>>

/** The top bar's facts; addresses are checked, '' = none. */
export function composeBar(
  { v8, icon, flag }: BarParts,
  config: PortalConfig,
  userAgent: string | null,
): BarFacts {
  return {
    v8: webAddress(v8),
    assistantPicture: pictureAddress(icon, config),
    oldSystem: isInChatApp(userAgent) ? '' : (config.OLD_SYSTEM_URL ?? ''),
    schedule: flag('SCHEDULE_CENTER') !== flagWords.off,
    files: flag('FILE_CENTER') !== flagWords.off,
  }
}

/** An unreadable flag shows its entry: an extra entry is better than a missing one. */
export function personalFlags({ flag }: BarParts): PersonalFlags {
  return {
    theme: flag('HIDE_THEME') !== flagWords.yes,
    layout: flag('SHOW_LAYOUT') !== flagWords.no,
    guide: flag('HIDE_GUIDE') !== flagWords.yes,
    version: flag('HIDE_VERSION') !== flagWords.yes,
  }
}

type Tenant = ReturnType<(typeof tenantSchema)['parse']>

/** The tenant's own brand if othTenantShowType is '1'; othTenantShowImgtxtType '1' = only the picture, '2' = only the name. */
export function brandOf(tenant: Tenant | undefined, config: PortalConfig): Brand {
  if (tenant?.othTenantShowType !== '1') return { picture: '', name: '' }
  const picture = pictureAddress(tenant.othTenantImg, config)
  const name = clean(tenant.othTenantShowName || tenant.othTenantName || tenant.appName, 200)
  const shows = tenant.othTenantShowImgtxtType
  return {
    picture: shows === '2' ? '' : picture,
    name: shows === '1' && picture ? '' : name,
  }
}

function clean(text: string, longest: number): string {
  const shown = text.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
  return shown.length > longest ? `${[...shown].slice(0, longest).join('')}…` : shown
}

function webAddress(text: string): string {
  const link = safeLink(text)
  return link && /^https?:/.test(link) ? link : ''
}

const fileId = /^[\w.-]{1,128}$/

/** A picture's address, or the address of a file of the platform by its id; '' = neither. */
function pictureAddress(text: string, { SERVICE_PREFIXES }: PortalConfig): string {
  const value = text.trim()
  if (fileId.test(value)) return `${SERVICE_PREFIXES.file}/file/download?fileId=${value}`
  return safeImage(value) ?? ''
}
