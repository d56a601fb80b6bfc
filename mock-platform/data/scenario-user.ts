import { z } from 'zod'

/** The visible fields of a tenant: the contract's tenant without its ids. */
export const tenantFieldsSchema = z.strictObject({
  othTenantName: z.string().optional(),
  appName: z.string().optional(),
  /** Maintenance level: 1 expired, 2 basic, 3 standard, 4 exclusive. */
  othMaintenanceType: z.number().int().min(1).max(4).optional(),
  othTenantImg: z.string().optional(),
  othTenantShowType: z.string().optional(),
  othTenantShowImgtxtType: z.string().optional(),
  othTenantShowName: z.string().optional(),
  targetUrl: z.string().optional(),
  /** A line between groups in the tenant menu, not a tenant. */
  separator: z.boolean().optional(),
})

/** A tenant in a user's list; omitted fields come from the scenario's `tenants`. */
const tenantSchema = tenantFieldsSchema.extend({
  tenantId: z.string().min(1),
  /** The same user's id in that tenant. */
  userId: z.string().min(1).optional(),
  /** Overrides the value from the user's own tenant. */
  orgName: z.string().optional(),
  apps: z.union([z.literal('all'), z.array(z.string())]).optional(),
  pinned: z.array(z.string()).optional(),
  roles: z.array(z.string().min(1)).optional(),
})

/** `YYYY-MM-DD HH:mm:ss`, as the backend writes a password's expiry. */
const limitTimeSchema = z
  .string()
  .regex(
    /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/,
    'expected YYYY-MM-DD HH:mm:ss, or nothing for never',
  )

const exInfoSchema = z.strictObject({
  /** '1' = still the initial password. */
  init: z.enum(['0', '1']).default('0'),
  /** When the password expires; empty or absent = never. */
  limitTime: limitTimeSchema.optional(),
  /** The same, counted from the start of the space's clock; may be negative. */
  limitInDays: z.number().optional(),
  /** '1' = has a second factor; kept in step with the rows of `secondFactors`. */
  secondFactor: z.enum(['0', '1']).default('0'),
  /** '0' = is shown the guide to the first steps. */
  firstSteps: z.enum(['0', '1']).default('0'),
  /** The top of the organisation tree. */
  rootName: z.string().default(''),
})

/** The read-only card of personal data, without name and account. */
export const profileFieldsSchema = z.strictObject({
  email: z.string().optional(),
  mobile: z.string().optional(),
  mobile2: z.string().optional(),
  faxno: z.string().optional(),
  duty: z.string().optional(),
})

const airlineSchema = z.strictObject({
  airwaysCode: z.string().min(1),
  shortName: z.string().min(1),
})

/** A user of a scenario; the account is its key in the map. */
export const scenarioUserSchema = z.strictObject({
  password: z.string().min(1),
  /** The name on screen. */
  username: z.string().min(1),
  /** Absent = derived from the account. */
  userId: z.string().min(1).optional(),
  orgName: z.string().default(''),
  orgId: z.string().optional(),
  /** The tenant that sign-in leads to; one of `tenants`. */
  tenantId: z.string().min(1),
  /** All tenants to switch between; absent = the one of tenantId. */
  tenants: z.array(tenantSchema).optional(),
  exInfo: exInfoSchema.prefault({}),
  profile: profileFieldsSchema.default({}),
  /** Codes of the apps that the user may use. */
  apps: z.union([z.literal('all'), z.array(z.string())]).default('all'),
  /** Codes of the pinned apps, in their order. */
  pinned: z.array(z.string()).default([]),
  /** A JSON string; empty = the portal's default theme. */
  theme: z.string().default(''),
  backgroundColor: z.string().default(''),
  iconUrl: z.string().default(''),
  /** Minutes without activity before the idle logout; 0 = the portal's default. */
  logoutLen: z.number().min(0).default(0),
  /** '1' = signs in by a user key. */
  loginType: z.string().default(''),
  /** Whether that key is plugged in. */
  keyPluggedIn: z.boolean().default(true),
  /** Names of the user's roles. */
  roles: z.array(z.string().min(1)).default(['普通用户']),
  /** All accounts of the same user, this one among them. */
  accounts: z.array(z.string()).default([]),
  /** Airlines that the user manages. */
  airlines: z.array(airlineSchema).default([]),
})

export type ScenarioUser = z.output<typeof scenarioUserSchema>
export type UserTenant = z.output<typeof tenantSchema>
