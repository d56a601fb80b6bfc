import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Written last by a build: without it, or older than a source, the build counts as missing. */
export const stampFile = path.join(root, 'build/.complete')

/** Where the benchmarks' figures are told. */
export const figuresFile = path.join(root, 'docs/performance.md')
