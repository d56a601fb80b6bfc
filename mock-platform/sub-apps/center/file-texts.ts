/** `1.2 MB`; a dash if it is unknown. */
export function sizeText(bytes: number | null | undefined): string {
  if (bytes == null) return '—'
  if (bytes < 1024) return `${bytes} B`
  const units = ['KB', 'MB', 'GB']
  const place = Math.min(units.length, Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${(bytes / 1024 ** place).toFixed(1).replace('.0', '')} ${units[place - 1]}`
}
