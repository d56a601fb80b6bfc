/** `12.3 MB` */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const units = ['KB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length, Math.floor(Math.log2(bytes) / 10))
  return `${(bytes / 1024 ** power).toFixed(1)} ${units[power - 1]}`
}

/** Whole percent; 100 only if everything has arrived. */
export function percentOf(received: number, total: number): number {
  return total > 0 ? Math.min(100, Math.floor((received / total) * 100)) : 100
}
