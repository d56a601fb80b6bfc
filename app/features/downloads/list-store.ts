import { openObjectStore, settled } from '../../ui/indexed-db'
import type { DownloadList } from './download-list'

/** A user's list of downloads in this browser, shared by all windows. */
export interface ListStore {
  read(): Promise<DownloadList>
  /** Changes run one after the other, so that none reads a list that another is about to replace. */
  change(how: (list: DownloadList) => DownloadList): Promise<DownloadList>
  /** Removes the lists of all other users of this browser. */
  forgetOthers(): Promise<void>
  close(): void
}

const table = 'lists'

/** Opens the store; rejects if the browser keeps nothing. */
export async function openListStore(userId: string): Promise<ListStore> {
  const { rows, close } = await openObjectStore('portal-downloads', table, (database) =>
    database.createObjectStore(table),
  )
  const read = async (from: IDBObjectStore): Promise<DownloadList> =>
    (await settled(from.get(userId))) ?? []
  return {
    read: () => read(rows('readonly')),
    async change(how) {
      const own = rows('readwrite')
      const list = how(await read(own))
      await settled(own.put(list, userId))
      return list
    },
    async forgetOthers() {
      const all = rows('readwrite')
      const others = (await settled(all.getAllKeys())).filter((key) => key !== userId)
      await Promise.all(others.map((key) => settled(all.delete(key))))
    },
    close,
  }
}
