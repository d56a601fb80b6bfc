/**
 * Lets an app start workers as it would on a page of its own: a relative address is meant from its entry, and a
 * script of the entry's origin, which a browser would refuse here, is brought in by a worker of this origin. Such a shared
 * worker is shared within this document alone. What a browser does not have stays missing, for the app to see.
 */
export function resolveWorkers(entryOf: () => URL) {
  const addressFor = (address: string | URL, type?: WorkerType): string | URL => {
    // Not before: a page's `<base>` comes after the portal's script.
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

/** Kept by its script: shared workers are the same by the same address. */
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
