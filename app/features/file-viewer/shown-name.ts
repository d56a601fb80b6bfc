const longestName = 255

/** Control characters, and those that reverse the direction of writing: `‮fdp.exe` would read as a PDF. */
const deceiving = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name as it may be shown, without deceiving characters. */
export function plainName(name: string): string {
  return name.replace(deceiving, '')
}

/** A file's name as it may be shown: its last part, without deceiving characters. */
export function shownName(name: string): string {
  const last = plainName(name).split(/[\\/]/).pop() ?? ''
  return last.trim().slice(0, longestName)
}
