/**
 * Downloads are kept in files of the site, written by a worker in step. Chromium 86 to 107 has such files, but not that
 * way of writing (before 102 none, then one that answers later): there the browser's own downloads are safer, as where
 * there are no such files. Lengths of the small window came with the same version; Safari's came later (16.4).
 */
export function hideUnsafeFiles(): void {
  const isInStep = CSS.supports('height', '1dvh') && 'userActivation' in navigator
  if (isInStep || typeof StorageManager !== 'function') return
  delete (StorageManager.prototype as Partial<StorageManager>).getDirectory
}
