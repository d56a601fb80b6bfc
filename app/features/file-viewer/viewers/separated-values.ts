import { parse } from 'papaparse'

/** The rows of separated values, whatever the separator; the values stay as written. */
export function rowsOf(text: string): string[][] {
  const { data } = parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  return data
}
