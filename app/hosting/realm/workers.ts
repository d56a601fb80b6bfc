/**
 * Lets an app start workers as it would on a page of its own: a relative address is meant from its entry, and a
 * script of the entry's origin, which a browser would refuse here, is brought in by a worker of this origin.
 */
export function resolveWorkers(entryOf: () => URL) {
  const Native = window.Worker
  window.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      // Not before: a page's `<base>` comes after the portal's script.
      const entry = entryOf()
      const url = new URL(address, entry)
      super(url.origin === entry.origin && foreign(url) ? viaBlob(url, options) : url, options)
    }
  }
}

function foreign(url: URL): boolean {
  return url.origin !== location.origin && /^https?:$/.test(url.protocol)
}

function viaBlob(url: URL, options?: WorkerOptions): string {
  const address = JSON.stringify(url.href)
  const script = options?.type === 'module' ? `import ${address}` : `importScripts(${address})`
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
}
