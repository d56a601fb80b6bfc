/** How parts are compared: without a leading slash, with `/`, in lower case. Writers differ in all of them. */
export function normalPath(path: string): string {
  return stepsOf(path).join('/').toLowerCase()
}

/** The address of a part that `location` names, seen from the part `base`; a leading slash means the package's root. */
export function resolvePath(base: string, location: string): string {
  const said = location.trim()
  if (/^[\\/]/.test(said)) return stepsOf(said).join('/')
  return stepsOf(`${folderOf(base)}/${said}`).join('/')
}

/** The folder of a part, without a slash at its end. */
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
