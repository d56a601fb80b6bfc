const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** `1.5 MB` */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / 1024 ** step
  return `${value.toFixed(step === 0 || value >= 100 ? 0 : 1)} ${units[step]}`
}
