import { z } from 'zod'
import { messageTypes } from '~contract/platform/message-types'

/** What people can do about a forced message. */
const actionSchema = z.strictObject({
  title: z.string().min(1),
  color: z.string().optional(),
  icon: z.string().optional(),
  /** A path of the platform where there is a method, else a page to open. */
  url: z.string(),
  httpMethodType: z.enum(['', 'GET', 'POST', 'PUT', 'DELETE']).optional(),
  /** An object, or its JSON text; `{id}` in it is the message's id. */
  params: z.unknown().optional(),
})

/** What a message has beside the rest where people must see it at once. */
export const forcedPartSchema = z.strictObject({
  /** The module it comes from, as people call it. */
  model: z.string().default('系统'),
  messageUrls: z.array(actionSchema).default([]),
  /** How long it can be replied to; 0 or less = no longer; absent = for ever. */
  deadlineInMinutes: z.number().optional(),
})

/** A message that people must see at once, as a scenario has it. */
export const scenarioForcedSchema = forcedPartSchema.extend({
  /** Accounts; absent = everybody. */
  users: z.array(z.string()).optional(),
  typeCode: z.enum(messageTypes).default('msgType3'),
  /** Where it comes from in lists; absent = the model. */
  app: z.string().optional(),
  title: z.string(),
  /** HTML. */
  content: z.string().default(''),
  /** Where its detail page is. */
  url: z.string().default(''),
})
