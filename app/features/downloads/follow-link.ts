/** Has the browser save what an address of this site answers. */
export function followLink(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
