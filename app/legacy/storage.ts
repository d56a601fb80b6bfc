/**
 * Downloads are written to the origin's private files by a worker, synchronously. Chromium 86 to 107 has such files but
 * not that API (before 102 none, then an asynchronous one): there the browser's own downloads are safer, as in browsers
 * without such files. `dvh` units came with the same Chromium version; Safari's API came later (16.4).
 */
export function hideUnsafeFiles(): void {
  const isInStep = CSS.supports('height', '1dvh') && 'userActivation' in navigator
  if (isInStep || typeof StorageManager !== 'function') return
  delete (StorageManager.prototype as Partial<StorageManager>).getDirectory
}
