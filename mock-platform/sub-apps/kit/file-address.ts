export function downloadAddress(fileId: string): string {
  return `/service-file/file/download?fileId=${encodeURIComponent(fileId)}`
}

export function viewerAddress({ fileId, name }: { fileId: string; name: string }): string {
  return `/file-viewer?${new URLSearchParams({ fileId, name })}`
}
