/** A count with its English noun: "1 row", "2 rows". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function listOf(titles: readonly string[]): string {
  return titles.map((title) => `“${title}”`).join(', ')
}
