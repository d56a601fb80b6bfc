/** Makes the browser save the answer of an address of this site. */
export function followLink(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
