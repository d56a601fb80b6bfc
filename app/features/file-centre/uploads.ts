/** A file that is being uploaded to the file centre (FILE-04). */
export interface Upload {
  id: string
  /** From 0 to 1. */
  progress: number
}

/** The uploads that an app shares. Apps may share any value, so everything else is left out. */
export function readUploads(shared: unknown): Upload[] {
  if (!Array.isArray(shared)) return []
  return shared.filter(isUpload).map(({ id, progress }) => ({ id, progress }))
}

function isUpload(one: unknown): one is Upload {
  const { id, progress } = (one ?? {}) as Partial<Record<keyof Upload, unknown>>
  return typeof id === 'string' && typeof progress === 'number' && progress >= 0 && progress <= 1
}

/** The overall progress, in whole percent. */
export function percentOf(uploads: readonly Upload[]): number {
  const sum = uploads.reduce((before, { progress }) => before + progress, 0)
  return uploads.length === 0 ? 100 : Math.floor((sum / uploads.length) * 100)
}
