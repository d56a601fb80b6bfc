import { z } from 'zod'
import { messageTypes } from '~contract/platform/message-types'

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

export const forcedPartSchema = z.strictObject({
  /** The module it comes from, in users' words. */
  model: z.string().default('系统'),
  messageUrls: z.array(actionSchema).default([]),
  /** Time left for a reply; 0 or less = too late; absent = no end. */
  deadlineInMinutes: z.number().optional(),
})

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
