/** What is wrong with a form's values, by field. */
export type FormErrors<Values> = Partial<Record<keyof Values, string | undefined>>

/** The first of them with its field; nothing if all is well. */
export function firstError<Values>(
  errors: FormErrors<Values>,
): { field: keyof Values; text: string } | undefined {
  const [first] = Object.entries<string | undefined>(errors).flatMap(([field, text]) =>
    text ? [{ field: field as keyof Values, text }] : [],
  )
  return first
}

/** What a described field asks of its text, and what to say if it is missing, too long or of another form. */
export interface TextRule {
  name: string
  maxLength?: number | undefined
  /** As a regular expression. */
  format?: string | undefined
  missing?: string | undefined
  tooLong?: string | undefined
  wrong?: string | undefined
}

function textError(text: string, { missing, maxLength, tooLong, format, wrong }: TextRule) {
  if (!text && missing) return missing
  if (maxLength && text.length > maxLength) return tooLong ?? `最多 ${maxLength} 个字`
  return format && !new RegExp(format, 'u').test(text) ? wrong : undefined
}

/** What is wrong with the texts of a form by its described fields; the form and the mock platform both ask. */
export function textErrors<Values extends object>(
  rules: readonly TextRule[],
  values: Values,
): FormErrors<Values> {
  const found = rules.flatMap((rule) => {
    const text = String(values[rule.name as keyof Values] ?? '').trim()
    const error = textError(text, rule)
    return error ? [[rule.name, error]] : []
  })
  return Object.fromEntries(found) as FormErrors<Values>
}
