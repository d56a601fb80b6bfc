import { z } from 'zod'
import { cannedAnswerSchema } from './answers'
import { constantsSchema } from './constant-values'
import { faultSchema } from './faults'
import { flagNames } from './flags'
import { appCodeSchema, scenarioAppSchema } from './scenario-app'
import { scenarioForcedSchema } from './scenario-forced'
import { scenarioUserSchema, tenantFieldsSchema } from './scenario-user'

/** A layout of the workbench that users may choose as their home. */
const homeLayoutSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  /** 0 = personal office, 1 = department board, 2 = the tenant's home. */
  layoutType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** 0 = the platform's, 1 = the tenant's own. */
  type: z.union([z.literal(0), z.literal(1)]).default(0),
  /** '1' = the default of all users until they choose another. */
  status: z.enum(['0', '1']).default('0'),
  /** Pictures; absent = drawn by kind. */
  iconUrl: z.string().optional(),
  iconActiveUrl: z.string().optional(),
  /** Accounts that may choose it; absent = all. */
  users: z.array(z.string()).optional(),
})

const count = z.number().int().min(0).max(5000)
/** With a time zone, so that a scenario starts the same on every machine. */
const instant = z.iso.datetime({ offset: true, error: 'expected an ISO time with its zone' })
const text = z.union([z.string(), z.number()]).transform(String)

/** A system notice as listbyuser answers it. Source: specification, section 3. */
const systemNoticeSchema = z.strictObject({
  id: z.string().min(1),
  /** Heading; empty = the portal's default. */
  title: z.string().default(''),
  /** HTML. */
  content: z.string(),
  /** 0 = it is shown. */
  remind: z.union([z.literal(0), z.literal(1)]).default(0),
  /** 0 = stays, 1 = closes automatically after shutdownLen, 2 = can be closed after countdownLen. */
  reminderOperation: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  /** How often it may come back. */
  reminderFrequency: z.number().int().min(0).default(0),
  /** 0 = dialog in the centre, 1 = bottom right. */
  reminderLocation: z.union([z.literal(0), z.literal(1)]).default(0),
  /** Seconds. */
  shutdownLen: z.number().int().min(0).default(0),
  /** Seconds. */
  countdownLen: z.number().int().min(0).default(0),
})

/** A version notice as listbyuser answers it. */
const versionNoticeSchema = z.strictObject({
  id: z.string().min(1),
  type: z.string().default('version'),
  /** 0 = it is shown. */
  remind: z.union([z.literal(0), z.literal(1)]).default(0),
  /** Seconds until it closes. */
  shutdownLen: z.number().int().min(0).default(0),
})

/** One scenario: everything that a space starts with. Files may leave out what they inherit by `extends`. */
export const scenarioSchema = z.strictObject({
  /** The schema of these files, for editors. */
  $schema: z.string().optional(),
  /** One sentence: what the scenario is for. */
  description: z.string().min(1),
  /** The scenario that this one changes. Maps merge by key, lists are replaced, null removes. */
  extends: z.string().optional(),
  /** Seed of `space.random` and of faker. */
  seed: z.number().int().min(0).max(0xffffffff).default(20260101),
  /** The time at which the space's clock starts, running from there; absent = the real time. */
  now: instant.optional(),
  /** The tenant's constants by name. */
  constants: constantsSchema.default({}),
  /** System parameters by name (`/param/byname/{name}`). */
  parameters: z.record(z.string(), text).default({}),
  /** Switches of the portal's menus; answered as system parameters, see data/flags.ts. */
  flags: z.partialRecord(z.enum(flagNames), z.boolean()).default({}),
  /** Tenants by tenantId. */
  tenants: z.record(z.string(), tenantFieldsSchema).default({}),
  /** Sub-applications by code, in the order of the list. */
  apps: z.record(appCodeSchema, scenarioAppSchema).default({}),
  /** Users by account. */
  users: z.record(z.string().regex(/^[a-z][a-z0-9_-]*$/), scenarioUserSchema).default({}),
  /** Faults that are set from the start. */
  faults: z.array(faultSchema).default([]),
  /** Canned answers that are set from the start. */
  answers: z.array(cannedAnswerSchema).default([]),
  /**
   * Numbers of generated rows: mails and messages per user, notices and documents per tenant. A fifth of the messages
   * is unread unless `unreadMessages` is set. `archive`: documents of past years in all libraries together; they cost
   * nothing until the first search.
   */
  volumes: z
    .strictObject({
      mails: count,
      notices: count,
      messages: count,
      unreadMessages: count,
      documents: count,
      archive: count,
    })
    .partial()
    .default({})
    .transform((volumes) => ({
      mails: 0,
      notices: 0,
      messages: 0,
      documents: 0,
      archive: 0,
      ...volumes,
    })),
  /** Notices of the platform's operator, for all users; the portal shows the first. */
  systemNotices: z.array(systemNoticeSchema).default([]),
  /** Messages that users must see at once; they come at each sign-in until they are read. */
  forced: z.array(scenarioForcedSchema).default([]),
  /** Layouts of the workbench, in the order of the list. */
  homeLayouts: z.array(homeLayoutSchema).default([]),
  /** Versions announced to all users; the platform's own versions by id (`version-1.3`). */
  versionNotices: z.array(versionNoticeSchema).default([]),
  /** Rows by model instead of generated ones; written by the export of a space. */
  rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).optional(),
})

export type Scenario = z.output<typeof scenarioSchema>
/** A scenario as a file writes it. */
export type ScenarioFile = z.input<typeof scenarioSchema>
