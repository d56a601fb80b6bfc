import type { DownloadList } from './download-list'

/** The one list of a person's downloads in this browser, whatever window changes it. */
export interface ListStore {
  read(): Promise<DownloadList>
  /** Changes follow one another: none sees the list of another that is under way. */
  change(how: (list: DownloadList) => DownloadList): Promise<DownloadList>
  /** The lists of whoever else has used this browser. */
  forgetOthers(): Promise<void>
  close(): void
}

const table = 'lists'

/** Opens it; rejects where the browser keeps nothing. */
export async function openListStore(owner: string): Promise<ListStore> {
  const opening = indexedDB.open('portal-downloads', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(table)
  const database = await settled(opening)
  const rows = (mode: IDBTransactionMode) => database.transaction(table, mode).objectStore(table)
  const read = async (from: IDBObjectStore): Promise<DownloadList> =>
    (await settled(from.get(owner))) ?? []
  return {
    read: () => read(rows('readonly')),
    async change(how) {
      const own = rows('readwrite')
      const list = how(await read(own))
      await settled(own.put(list, owner))
      return list
    },
    async forgetOthers() {
      const all = rows('readwrite')
      const others = (await settled(all.getAllKeys())).filter((key) => key !== owner)
      await Promise.all(others.map((key) => settled(all.delete(key))))
    },
    close: () => database.close(),
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}
