/** Codes of the built-in apps (APP-14), which no list contains and which are opened by their addresses. */
export const builtInCodes = [
  'personal-setting',
  'theme-setting',
  'version-manager',
  'message-center',
] as const
