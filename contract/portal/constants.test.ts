import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const env = 'server/config/env.ts'
const passwordDue = 'app/features/passwords/password-due.server.ts'
const messageList = 'app/features/messages/center/use-message-list.ts'

const files = ['app', 'contract', 'server', 'text'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => `${folder}/${file}`),
)
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const filesWith = (written: RegExp) => files.filter((file) => written.test(sources.get(file) ?? ''))

/**
 * The business constants of the specification's section 9: subject, name, value as written, and the only file with it.
 */
const specified: readonly (readonly [what: string, name: string, value: string, file: string])[] = [
  ['apps shown', 'shownAppsDefault', '9', 'contract/portal/constants.ts'],
  ['shortcuts', 'shortcutMaximum', '9', 'contract/portal/constants.ts'],
  ['loading flag', 'loadingFlagLimit', '8_000', 'contract/portal/constants.ts'],
  ['frame id', 'iframeIdLength', '32', 'contract/portal/constants.ts'],
  ['request timeout', 'requestTimeoutCeiling', '60_000', 'contract/portal/constants.ts'],
  ['page size', 'defaultPageSize', '20', 'contract/portal/constants.ts'],
  ['badge', 'badgeMaximum', '99', 'contract/portal/constants.ts'],
  ['reload code', 'reloadErrorCode', '100_000', 'contract/portal/constants.ts'],
  ['version', 'productVersion', "'1.3'", 'contract/portal/constants.ts'],
  ['search page', 'searchPageSize', '10', 'server/platform/endpoints/document-search.ts'],
  ['search history', 'searchHistorySize', '10', 'server/platform/endpoints/document-search.ts'],
  ['recently viewed', 'visitsSize', '7', 'server/platform/endpoints/document-search.ts'],
  ['layouts', 'layoutsAtOnce', '500', 'server/platform/endpoints/home-layouts.ts'],
  ['search drawer', 'searchDrawerWidth', '700', 'app/features/document-search/search-drawer.tsx'],
  ['maintenance', 'maintenanceWidth', '1_370', 'app/features/maintenance/maintenance-dialog.tsx'],
  ['message popover', 'popoverWidth', '460', 'app/features/messages/popover/message-popover.tsx'],
  ['password', 'passwordWarningWindow', '604_800_000', passwordDue],
  ['tab count', 'typeCountMaximum', '999', 'app/features/messages/popover/message-tabs.tsx'],
  ['read message', 'farewell', '1_000', 'app/features/forced-messages/use-dealing.ts'],
  ['message poll', 'messagePollInterval', '60_000', 'app/features/messages/poller.ts'],
  ['first poll', 'firstMessagePoll', '1_000', 'app/features/messages/use-message-state.ts'],
  ['polled page', 'unreadPageSize', '1_000', 'app/features/messages/unread.server.ts'],
  ['activity', 'activityInterval', '1_000', 'app/features/idle-logout/watch-idle.ts'],
  ['hidden tab', 'idleCheckInterval', '20_000', 'app/features/idle-logout/watch-idle.ts'],
  ['visible again', 'idleRecheckDelay', '5_000', 'app/live/shared-activity.ts'],
  ['sign-out signal', 'signedOutSignal', '99_999_999_999', 'app/live/watched-activity.ts'],
  ['tracking entry', 'trackingEntryTime', '10_000', 'app/features/tracking/tracking-entry.tsx'],
  ['tracking steps', 'trackingWidths', '[1_335, 914]', 'app/features/tracking/tracking-drawer.tsx'],
  ['tip', 'tipPassTime', '12_000', 'app/ui/tab-sizes.ts'],
  ['tab strip', 'tabStripReserve', '150', 'app/ui/tab-sizes.ts'],
  ['drag menu', 'tabMinimumWidth', '105', 'app/ui/tab-sizes.ts'],
  ['app icon', 'defaultIcon', "'/assets/icon_default.png'", 'app/ui/app-icon.tsx'],
  ['QR code', 'qrCodeSize', '128', 'app/features/mobile-clients/qr-code.tsx'],
]

/** The same for fields: the line that contains the value. */
const fields: readonly (readonly [what: string, line: string, file: string])[] = [
  ['live heartbeat', 'heartbeat: 10_000,', 'server/config/live-limits.ts'],
  ['reconnect', 'retry: 5_000,', 'server/config/live-limits.ts'],
  ['sends while connecting', 'resend: 1_000,', 'server/config/live-limits.ts'],
  ['file popover', 'files: { hover: 300,', 'contract/portal/constants.ts'],
  [
    'user key',
    'KEY_DEVICE_POLL_MS: z.coerce.number().int().min(1_000).max(60_000).default(5_000),',
    env,
  ],
  [
    'idle warning',
    'IDLE_WARNING_SECONDS: z.coerce.number().int().min(10).max(300).default(10),',
    env,
  ],
  ['remember-password', 'REMEMBER_PASSWORD: format.switchFlag.default(true),', env],
  ['assistant', 'right: { zhxx: 75, HZX: 25 }', 'app/features/assistant/spot.ts'],
  ['message font', 'normal: 16, step: 2,', 'app/features/messages/use-font-size.ts'],
  ['maintenance items', '{ 1: 0, 2: 3, 3: 11, 4: 14 }', 'app/features/maintenance/levels.ts'],
  ['message list', "{ page: 1, column: 'msort', asc: true,", messageList],
]

it.each(specified)('[ERR-04] %s: %s is %s, in %s alone', (_, name, value, file) => {
  expect(filesWith(new RegExp(`\\bconst ${name} = `))).toEqual([file])
  expect(sources.get(file)).toMatch(
    new RegExp(`\\bconst ${name} = ${value.replace(/[.[\]]/g, '\\$&')}(?: as const)?\n`),
  )
})

it.each(fields)('[ERR-04] %s: «%s» stands in %s', (_, line, file) => {
  expect(sources.get(file)).toContain(line)
})

it('[ERR-04] each response code is written in one file', () => {
  for (const code of [203, 205, 1001]) {
    const writes = filesWith(new RegExp(`\\b${code}\\b`))
    expect(writes, String(code)).toEqual(['contract/platform/response-code.ts'])
  }
})
