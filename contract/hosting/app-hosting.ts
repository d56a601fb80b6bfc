import { z } from 'zod'

/** Devices and abilities that a browser asks the user to allow; the names are those of Permissions-Policy. */
export const devices = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'clipboard-read',
  'clipboard-write',
  'fullscreen',
  'autoplay',
  'screen-wake-lock',
] as const

const originSchema = z
  .string()
  .regex(/^(?:https?|wss?):\/\/[\w.:[\]-]+$/, 'must be an origin such as https://maps.example.cn')

const hostingRowSchema = z.strictObject({
  /** realm: the app's lifecycles run in a document of the portal; page: the app's own page is the document. */
  kind: z.enum(['realm', 'page']).optional(),
  /**
   * origin: the app has its own origin if the operator has set APPS_ORIGIN, which is also the default; shared: the
   * portal's.
   */
  isolation: z.enum(['shared', 'origin']).optional(),
  /** Further origins that the app may load from, connect to and send forms to. */
  connect: z.array(originSchema).default([]),
  /** Path prefixes of the services that an isolated app may call; absent = all services open to apps. */
  services: z
    .array(z.string().regex(/^\/[\w./-]+$/, 'must be a path prefix such as /service-mail'))
    .optional(),
  eval: z.boolean().optional(),
  inline: z.boolean().optional(),
  wasm: z.boolean().optional(),
  allow: z.array(z.enum(devices)).default([]),
})

/** How one app is hosted: a row of the tenant's constant APP_HOSTING. */
export type HostingRow = z.output<typeof hostingRowSchema>

export const ordinaryHosting: HostingRow = hostingRowSchema.parse({})
/** Replaces a row that cannot be read, because that row may have been meant to restrict its app. */
const closedHosting: HostingRow = hostingRowSchema.parse({
  services: [],
  eval: false,
  inline: false,
})

export interface AppHosting {
  rows: ReadonlyMap<string, HostingRow>
  /** The row for every app that has none of its own; undefined = the defaults. */
  otherwise?: HostingRow
  /** `code.field: what is wrong`, for operators. */
  problems: string[]
}

/**
 * Reads the constant; '' = no rows. An invalid row is reported, does not affect other rows, and allows its app nothing.
 */
export function readAppHosting(text: string): AppHosting {
  if (!text.trim()) return { rows: new Map(), problems: [] }
  const json = z.record(z.string(), z.unknown()).safeParse(jsonOf(text))
  if (!json.success) {
    const problems = ['must be a JSON object of app codes']
    return { rows: new Map(), otherwise: closedHosting, problems }
  }
  const rows = new Map<string, HostingRow>()
  const problems: string[] = []
  for (const [code, value] of Object.entries(json.data)) {
    const row = hostingRowSchema.safeParse(value)
    rows.set(code, row.data ?? closedHosting)
    if (row.error) problems.push(...row.error.issues.map((issue) => problemOf(code, issue)))
  }
  return { rows, problems }
}

/** How an app is hosted; undefined = by the defaults. */
export function rowOf({ rows, otherwise }: AppHosting, code: string): HostingRow | undefined {
  return rows.get(code) ?? otherwise
}

function problemOf(code: string, { path, message }: z.core.$ZodIssue): string {
  return `${[code, ...path].join('.')}: ${message}`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
