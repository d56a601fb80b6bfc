import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { fixturesFolder } from '../content'

const folder = `${fixturesFolder}files/`

/** The files of fixtures/files by name without extension. */
const paths = new Map(readdirSync(folder).map((file) => [parse(file).name, folder + file]))

export const sampleNames = [...paths.keys()]

/** Read once for all spaces. */
const known = new Map<string, Buffer>()

export function sampleBytes(name: string): Buffer {
  const path = paths.get(name)
  if (!path) throw new Error(`fixtures/files has no "${name}"`)
  const bytes = known.get(name) ?? readFileSync(path)
  known.set(name, bytes)
  return bytes
}
