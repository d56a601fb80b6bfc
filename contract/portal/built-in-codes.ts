/** Codes of the portal's own apps (APP-14): in no list, opened by their addresses. */
export const builtInCodes = [
  'personal-setting',
  'theme-setting',
  'version-manager',
  'message-center',
] as const
