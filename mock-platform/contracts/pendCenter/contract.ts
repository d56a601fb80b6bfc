import { z } from 'zod'
import {
  callsOf,
  countSchema,
  idSchema,
  keywordSchema,
  pageQuery,
  pageSchema,
  stampSchema,
} from '../calls'

const { read } = callsOf('approvalCentre')

export const todoSchema = z.object({
  id: idSchema,
  /** Code of the app that the to-do belongs to. */
  app: z.string(),
  title: z.string(),
  from: z.string(),
  time: stampSchema,
  /** The address at which the portal opens it. */
  path: z.string(),
  /** For information only: no decision is needed. */
  toRead: z.boolean(),
})

const kindSchema = z.object({ code: z.string(), title: z.string(), count: countSchema })

export type Todo = z.infer<typeof todoSchema>
export type TodoPage = z.infer<typeof pageTodos.answer>

/** The user's to-dos in all apps; `kinds` counts them by app, regardless of the filter. */
export const pageTodos = read('pageTodos', '/pending/page', {
  query: z.object({
    /** Code of an app; empty = all. */
    app: z.string().default(''),
    keyword: keywordSchema,
    ...pageQuery,
  }),
  answer: pageSchema(todoSchema).extend({ kinds: z.array(kindSchema) }),
})
