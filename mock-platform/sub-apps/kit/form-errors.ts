/** What is wrong with a form's values, by field. */
export type FormErrors<Values> = Partial<Record<keyof Values, string | undefined>>

/** The first of them with its field; nothing where all is well. */
export function firstError<Values>(
  errors: FormErrors<Values>,
): { field: keyof Values; text: string } | undefined {
  const [first] = Object.entries<string | undefined>(errors).flatMap(([field, text]) =>
    text ? [{ field: field as keyof Values, text }] : [],
  )
  return first
}
