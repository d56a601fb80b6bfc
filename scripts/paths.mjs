import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** A build writes this file last: if it is missing or older than a source, there is no complete build. */
export const stampFile = path.join(root, 'build/.complete')

/** The page with the benchmarks' figures. */
export const figuresFile = path.join(root, 'docs/performance/figures.md')

/** Whether a module is the running program, by its `import.meta.url`. */
export const isMain = (url) => url === pathToFileURL(process.argv[1] ?? '').href
