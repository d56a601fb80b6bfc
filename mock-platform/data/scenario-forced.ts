import { z } from 'zod'
import { messageTypes } from '~contract/platform/message-types'

/** What users can do about a forced message. */
const actionSchema = z.strictObject({
  title: z.string().min(1),
  color: z.string().optional(),
  icon: z.string().optional(),
  /** A path of the platform if there is a method, else a page to open. */
  url: z.string(),
  httpMethodType: z.enum(['', 'GET', 'POST', 'PUT', 'DELETE']).optional(),
  /** An object, or its JSON text; `{id}` in it is the message's id. */
  params: z.unknown().optional(),
})

/** The additional fields of a message that users must see at once. */
export const forcedPartSchema = z.strictObject({
  /** The module it comes from, as users call it. */
  model: z.string().default('系统'),
  messageUrls: z.array(actionSchema).default([]),
  /** How long it can be replied to; 0 or less = no longer; absent = for ever. */
  deadlineInMinutes: z.number().optional(),
})

/** A message that users must see at once, as a scenario has it. */
export const scenarioForcedSchema = forcedPartSchema.extend({
  /** Accounts; absent = all. */
  users: z.array(z.string()).optional(),
  typeCode: z.enum(messageTypes).default('msgType3'),
  /** Its source in lists; absent = the model. */
  app: z.string().optional(),
  title: z.string(),
  /** HTML. */
  content: z.string().default(''),
  /** The address of its detail page. */
  url: z.string().default(''),
})
