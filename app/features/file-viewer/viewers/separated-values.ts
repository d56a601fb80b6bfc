import { parse } from 'papaparse'

/** The rows of a text of values, by whatever sign they are separated; the values stay as they are written. */
export function rowsOf(text: string): string[][] {
  const { data } = parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  return data
}
