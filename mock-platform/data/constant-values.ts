import { z } from 'zod'
import { readAppHosting } from '~contract/hosting/app-hosting'
import { type ConstantName, constantNames } from '~contract/platform/constants'

const constantValue = z.union([z.string(), z.number()]).transform(String)

/** APP_HOSTING may also be written as an object, which is easier than its JSON text. */
const hostingValue = z
  .union([z.string(), z.record(z.string(), z.unknown()).transform((rows) => JSON.stringify(rows))])
  .superRefine((text, context) => {
    for (const message of readAppHosting(text).problems) {
      context.addIssue({ code: 'custom', message })
    }
  })

type Values<T extends z.ZodType> = { [Name in ConstantName]: z.ZodOptional<T> }

/** Values of the tenant's constants by name, each as its text. */
export const constantsSchema = z.strictObject({
  ...allNames(() => constantValue),
  APP_HOSTING: hostingValue.optional(),
})

/** The same as a patch: null removes. */
export const constantsPatchSchema = z.strictObject({
  ...allNames(() => constantValue.nullable()),
  APP_HOSTING: hostingValue.nullable().optional(),
})

function allNames<T extends z.ZodType>(schema: () => T): Values<T> {
  const entries = constantNames.map((name) => [name, schema().optional()])
  return Object.fromEntries(entries) as Values<T>
}
