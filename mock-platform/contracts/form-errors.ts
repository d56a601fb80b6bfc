/** By field. */
export type FormErrors<Values> = Partial<Record<keyof Values, string | undefined>>

export function firstError<Values>(
  errors: FormErrors<Values>,
): { field: keyof Values; text: string } | undefined {
  const [first] = Object.entries<string | undefined>(errors).flatMap(([field, text]) =>
    text ? [{ field: field as keyof Values, text }] : [],
  )
  return first
}

/** What a field requires of its text, and what to say if it is missing, too long or malformed. */
export interface TextRule {
  name: string
  maxLength?: number | undefined
  /** A regular expression. */
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

/** Used by the form and by the mock platform. */
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
