import type { BuiltInApps } from '../hosting/built-in'

/** The code of each built-in app, which is a feature of the portal (APP-14). */
export const builtInApps: BuiltInApps = {
  'personal-setting': () => import('./personal-centre'),
  'theme-setting': () => import('../features/theme-setting/theme-setting'),
  'version-manager': () => import('../features/version-manager/version-manager'),
  'message-center': () => import('../features/messages/center/message-center'),
}
