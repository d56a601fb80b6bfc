/** The backend services and their default path prefixes, which `SERVICE_PREFIXES` may replace. */
export const defaultServicePrefixes = {
  auth: '/auth',
  system: '/service-system',
  admin: '/service-admin',
  base: '/service-base',
  message: '/service-message',
  file: '/service-file',
  portal: '/service-portal',
  integrate: '/service-integrate',
  notify: '/service-notify',
  mail: '/service-mail',
  gateway: '/service-gateway',
  folder: '/service-folder',
  addressBook: '/service-addressbook',
  meeting: '/service-meeting',
  workbook: '/service-workbook',
  document: '/service-document',
  fileCentre: '/service-filecenter',
  approvalCentre: '/service-approval',
  governmentMeeting: '/service-govmeeting',
  documentSearch: '/api',
  instantMessaging: '/service-im',
  archives: '/service-archives',
  workplace: '/workplace-service',
} as const

export type ServiceName = keyof typeof defaultServicePrefixes
export type ServicePrefixes = Record<ServiceName, string>
export const serviceNames = Object.keys(defaultServicePrefixes) as ServiceName[]
/** The services that apps may call; only the portal itself signs in and out. */
export const appServiceNames = serviceNames.filter((name) => name !== 'auth')
