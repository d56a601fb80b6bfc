import { z } from 'zod'
import { endpoint } from './endpoint'
import { flagSchema, idSchema, orElse, textSchema } from './envelope'
import { readShape } from './read-shape'

/** An app's code: its name and the first segment of its paths. */
export const appCodeSchema = z
  .string()
  .max(60)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u, 'an app code is letters, digits, _ . - and no path')

const rowSchema = z.object({
  id: idSchema,
  appId: idSchema.nullish(),
  /** An alternative field for the code; users see the title. */
  name: textSchema,
  code: appCodeSchema,
  title: z.string().min(1),
  /** The address of its HTML; absent = /subapps/{code}/ of the portal. */
  entry: textSchema,
  path: textSchema,
  icon: textSchema,
  /** 1 = its tab is pinned and never closes. */
  closeTag: flagSchema,
  /** 0 realm or page app, 1 external app in a frame. */
  appType: flagSchema.transform((type) => type ?? 0),
  /** 1 frame (default), 2 new window; 0 is treated as 1. */
  appOpenType: orElse(z.coerce.number().int().min(0).max(2), 1),
  /** 0 = the token is added to the URL. */
  appSendtoken: flagSchema,
  /** 0 or 1: `wbTokenKey` names the token's parameter. */
  wbTokenType: flagSchema,
  wbTokenKey: textSchema,
  /** 1 = an external page that is not trusted: its frame is sandboxed. */
  sandbox: flagSchema,
  /** The app's first page, below its code. */
  nextPath: textSchema,
  /** Category in the drawer of all apps. */
  othGroupName: textSchema,
  istop: flagSchema,
  isMainApp: z.boolean().nullish(),
  hiddenApp: z.boolean().nullish(),
  sort: z.coerce.number().nullish(),
  /** Unread or waiting items, for the badge. */
  newCount: orElse(z.coerce.number().int().nonnegative(), 0),
})

/**
 * An app as the backend lists it for one user. A row may name its id `appId`, and its code `name`. The specification's
 * `container` and `status` are ignored, because the shell owns the frame and its state.
 */
export const microAppSchema = z.preprocess(namedTwice, rowSchema)

/** Backends may send anything as a row; the type describes rows that match ours. */
function namedTwice(row: z.input<typeof rowSchema>): unknown {
  if (typeof row !== 'object' || row === null) return row
  return { ...row, id: row.id ?? row.appId, code: row.code ?? row.name }
}

/** A malformed row goes to `refused`, so that the other rows stay usable. */
const appRowsSchema = z.array(z.unknown()).transform((rows) => {
  const results = rows.map((row) => ({ row, result: readShape(microAppSchema, row) }))
  return {
    apps: results.flatMap(({ result }) => (result.success ? [result.data] : [])),
    refused: results.flatMap(({ row, result }) =>
      result.success ? [] : [{ code: codeIn(row), reason: reasonOf(result.error) }],
    ),
  }
})

export const appListSchema = z
  .object({ userApp: appRowsSchema, userAppTop: appRowsSchema.nullish() })
  .transform(({ userApp, userAppTop }) => ({
    userApp: userApp.apps,
    userAppTop: userAppTop?.apps ?? [],
    refused: [...userApp.refused, ...(userAppTop?.refused ?? [])],
  }))

function codeIn(row: unknown): string {
  const { code, name } = (row ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? '')
}

function reasonOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'row'}: ${issue?.message ?? 'invalid'}`
}

export type MicroAppEntry = z.infer<typeof microAppSchema>
export type AppList = z.infer<typeof appListSchema>

export const listApps = endpoint({
  name: 'listApps',
  service: 'system',
  path: '/sysappuser/list',
  query: z.object({ column: z.literal('sort') }),
  answer: appListSchema,
})

/** Replaces the pinned apps; an empty list unpins all. `sort` counts from 1. */
export const saveShortcuts = endpoint({
  name: 'saveShortcuts',
  service: 'system',
  method: 'POST',
  path: '/sysappuser',
  body: z.array(z.object({ appId: idSchema, sort: z.number().int().positive() })),
})
