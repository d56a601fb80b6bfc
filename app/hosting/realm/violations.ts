/** What the document's policy has refused; both lists grow. */
export interface Refused {
  /** Scripts that were part of the page, which is incomplete without them. */
  scripts: string[]
  /** Code that a script tried to run: a handler in an attribute, `eval`. */
  code: string[]
}

/** Watches from now on. Violations other than scripts appear only in the browser's console. */
export function watchPolicy(): Refused {
  const refused: Refused = { scripts: [], code: [] }
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective: directive, blockedURI } = event
    if (disposition !== 'enforce') return
    if (directive === 'script-src-elem') refused.scripts.push(blockedURI)
    else if (directive.startsWith('script-src')) refused.code.push(blockedURI)
  })
  return refused
}
