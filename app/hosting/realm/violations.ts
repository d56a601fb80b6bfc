/** Scripts that the document's policy refuses, from now on; the array grows. */
export function watchRefusedScripts(): readonly string[] {
  const refused: string[] = []
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, blockedURI } = event
    if (disposition === 'enforce' && effectiveDirective.startsWith('script-src'))
      refused.push(blockedURI)
  })
  return refused
}
