/** A store of objects in this browser, created on first use. Rejects if the browser refuses storage. */
export async function openObjectStore(
  database: string,
  name: string,
  make: (opened: IDBDatabase) => void,
) {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => make(opening.result)
  const opened = await settled(opening)
  return {
    rows: (mode: IDBTransactionMode) => opened.transaction(name, mode).objectStore(name),
    close: () => opened.close(),
  }
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}
