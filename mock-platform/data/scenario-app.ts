import { z } from 'zod'
import { defaultServicePrefixes } from '~contract/platform/services'
import { portalSegments } from '~contract/portal/paths'

const flag = z.union([z.literal(0), z.literal(1)])

/** Ways in which an app misbehaves on purpose, to test how robust the portal is. */
export const misbehaviours = [
  'slow',
  'crash',
  'frame-denied',
  'leak',
  'focus-trap',
  'status-500',
  'not-html',
  'empty',
  'half-html',
  'script-missing',
  'script-throws',
  'mount-rejects',
  'mount-hangs',
  'unmount-throws',
  'unmount-hangs',
  'late-errors',
  'flood',
  'calls-parent',
  'sets-title',
  'leaves',
  'goes-blank',
  'dialogs',
  'hogs',
] as const

export type Misbehaviour = (typeof misbehaviours)[number]

const taken = portalSegments(defaultServicePrefixes)

/** Excludes the portal's own addresses: the portal would not open such an app. */
export const appCodeSchema = z
  .string()
  .refine((code) => !taken.has(code), 'it is an address of the portal')

/** An app of a scenario; its code is its key in the map. */
export const scenarioAppSchema = z.strictObject({
  title: z.string().min(1),
  /** Category in the drawer of all apps. */
  othGroupName: z.string().default(''),
  /** Its HTML; absent = /subapps/{code}/. `{platform}` is the mock platform's origin, `{space}` the space. */
  entry: z.string().optional(),
  path: z.string().optional(),
  icon: z.string().optional(),
  /** 1 = its tab is pinned and never closes. */
  closeTag: flag.default(0),
  /** 0 = realm app or page app, 1 = external app. */
  appType: flag.default(0),
  /** 1 = frame, 2 = new window. */
  appOpenType: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(1),
  /** 0 = the token is added to the URL. */
  appSendtoken: flag.default(1),
  /** 0 or 1: wbTokenKey names the token's parameter. */
  wbTokenType: flag.optional(),
  wbTokenKey: z.string().optional(),
  /** 1 = its frame is sandboxed. */
  sandbox: flag.optional(),
  /** The app's first page, below its code. */
  nextPath: z.string().default(''),
  isMainApp: z.boolean().default(false),
  /** True = in no list, but can be opened. */
  hiddenApp: z.boolean().default(false),
  /** False = not granted to any user. */
  enabled: z.boolean().default(true),
  /** Position in the list; absent = the order of the file. */
  sort: z.number().optional(),
  /** A fixed number on the badge; absent = what the app's area counts. */
  newCount: z.number().int().min(0).optional(),
  misbehaviour: z.enum(misbehaviours).optional(),
})

export type ScenarioApp = z.output<typeof scenarioAppSchema>
