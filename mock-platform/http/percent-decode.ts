/** Decodes a part of a path; nothing if it is malformed. */
export function percentDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
