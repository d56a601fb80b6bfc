/**
 * Lets an app start workers as it would in its own page: a relative address is resolved against its entry, and a script
 * of the entry's origin, which the browser would refuse here, is imported by a worker of this origin. A shared worker
 * started that way is shared only within this document. What the browser lacks stays missing, so that the app can
 * detect it.
 */
export function resolveWorkers(entryOf: () => URL) {
  const addressFor = (address: string | URL, type?: WorkerType): string | URL => {
    // Not earlier: a page's `<base>` comes after the portal's script.
    const entry = entryOf()
    const url = new URL(address, entry)
    return url.origin === entry.origin && foreign(url) ? viaBlob(url, type) : url
  }

  const { Worker: Native, SharedWorker: NativeShared } = window
  if (Native)
    window.Worker = class extends Native {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(addressFor(address, options?.type), options)
      }
    }
  if (NativeShared)
    window.SharedWorker = class extends NativeShared {
      constructor(address: string | URL, options?: string | WorkerOptions) {
        const type = typeof options === 'object' ? options.type : undefined
        super(addressFor(address, type), options)
      }
    }
}

function foreign(url: URL): boolean {
  return url.origin !== location.origin && /^https?:$/.test(url.protocol)
}

/** By script, as shared workers are identified by their address. */
const blobs = new Map<string, string>()

function viaBlob({ href }: URL, type?: WorkerType): string {
  const address = JSON.stringify(href)
  const script = type === 'module' ? `import ${address}` : `importScripts(${address})`
  const known = blobs.get(script)
  if (known) return known
  const made = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  blobs.set(script, made)
  return made
}
