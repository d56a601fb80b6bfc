import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readScenarioFile, ScenarioError } from './data/scenario-file'
import { locatedProblem } from './data/scenario-merge'
import { checkStrictly } from './data/strict-check'

export const fixturesFolder = fileURLToPath(new URL('../fixtures/', import.meta.url))

const readers: (() => unknown)[] = []

/** The content of fixtures/content/NAME.jsonc; read once, at the latest by `checkContent`. */
export function content<S extends z.ZodType>(name: string, schema: S): () => z.output<S> {
  let known: { value: z.output<S> } | undefined
  const reader = () => {
    known ??= { value: readContent(name, schema) }
    return known.value
  }
  readers.push(reader)
  return reader
}

export function readContent<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const file = readScenarioFile(`${fixturesFolder}content/${name}.jsonc`)
  const checked = checkStrictly(schema, file.value)
  if ('value' in checked) return checked.value
  throw new ScenarioError(checked.problems.map((problem) => locatedProblem(problem, [file])))
}

/** Throws if any content cannot be used; the message names file, line, field and reason. */
export function checkContent(): void {
  for (const reader of readers) reader()
}

export const texts = z.array(z.string()).min(1)

export function strings<Name extends string>(...names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string()]))
  return z.strictObject(shape as Record<Name, z.ZodString>)
}

/** A template: `{name}` stands for a value, and no other names are allowed. */
export function template(...names: readonly string[]) {
  return z.string().superRefine((text, context) => {
    for (const [placeholder, name = ''] of text.matchAll(/\{(\w*)\}/g)) {
      if (names.includes(name)) continue
      const message = `unknown placeholder ${placeholder}: there are ${names.join(', ')}`
      context.addIssue({ code: 'custom', message })
    }
  })
}

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
}
