/** Normalises paths for comparison: no leading slash, `/` as separator, lower case. Writers differ in all of these. */
export function normalPath(path: string): string {
  return stepsOf(path).join('/').toLowerCase()
}

/** Resolves `location` relative to the part `base`; a leading slash means the package's root. */
export function resolvePath(base: string, location: string): string {
  const said = location.trim()
  if (/^[\\/]/.test(said)) return stepsOf(said).join('/')
  return stepsOf(`${folderOf(base)}/${said}`).join('/')
}

/** The folder of a part, without a trailing slash. */
export function folderOf(path: string): string {
  return stepsOf(path).slice(0, -1).join('/')
}

function stepsOf(path: string): string[] {
  const steps: string[] = []
  for (const step of path.trim().split(/[\\/]+/)) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps
}
