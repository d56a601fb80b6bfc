/** Where a file is handed out to be kept. */
export function downloadAddress(fileId: string): string {
  return `/service-file/file/download?fileId=${encodeURIComponent(fileId)}`
}

/** Where the portal shows a file, full page. */
export function viewerAddress({ fileId, name }: { fileId: string; name: string }): string {
  return `/file-viewer?${new URLSearchParams({ fileId, name })}`
}
