import type { User } from '../data/users'
import { Refusal } from './implementation'

/** Refuses whoever has not been given the platform management app. */
export function requirePlatformManagement({ apps }: User): void {
  if (apps !== 'all' && !apps.includes('system')) throw new Refusal(403, '您没有平台管理的权限')
}
