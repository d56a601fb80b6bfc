/** Found only in apps made for a host: qiankun’s marks, or the name of the global that this host provides. */
const hostMarks =
  /__POWERED_BY_QIANKUN__|__INJECTED_PUBLIC_PATH_BY_QIANKUN__|qiankunLifeCycle|\bportalProps\b/
const exportsMount =
  /export\s*(?:\*|default\b|\{[^}]*\bmount\b[^}]*\}|(?:async\s+)?(?:function|const|let|var)\s+(?:mount\b|\{[^}]*\bmount\b))/
const lifecycleWords = [/\bbootstrap\b/, /(?<!\$)\bmount\b/, /\bunmount\b/]

/**
 * Whether an entry has lifecycles, judged by its page and the files that it names, before any of it runs. If a file of
 * its own server cannot be read, the entry is assumed to have them.
 */
export async function hasLifecycles(
  page: Document,
  { code, base }: { code: string; base: URL },
): Promise<boolean> {
  const scripts = [...page.querySelectorAll('script')].filter((script) => !script.noModule)
  if (scripts.some(({ textContent, type }) => tells(textContent ?? '', type === 'module', code))) {
    return true
  }
  const files = scripts.filter(({ src }) => src)
  const found = await Promise.all(
    files.map(async ({ src, type }) => {
      const text = await textOf(src)
      if (text === null) return new URL(src).origin === base.origin
      return tells(text, type === 'module', code)
    }),
  )
  return found.includes(true)
}

function tells(script: string, isModule: boolean, code: string): boolean {
  if (hostMarks.test(script)) return true
  if (isModule) return exportsMount.test(script)
  // A global with the app's own name needs only a `mount`.
  const isNamed = script.includes(`window.${code}`) || script.includes(JSON.stringify(code))
  const words = isNamed ? lifecycleWords.slice(1, 2) : lifecycleWords
  return words.every((word) => word.test(script))
}

async function textOf(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin' })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}
