/** A file of unknown content is only saved, never opened: it would run at the portal's own origin. */
export function saveAs(name: string, bytes: Uint8Array): void {
  const type = 'application/octet-stream'
  const address = URL.createObjectURL(new Blob([bytes as BlobPart], { type }))
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
