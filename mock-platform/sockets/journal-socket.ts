import type { JournalEntry } from '../data/journal'
import type { Space } from '../data/space'

type SocketEntry = Pick<JournalEntry, 'path' | 'account'> & Partial<JournalEntry>

/** Writes an upgrade, or a frame that came on a socket, into the journal. Gives the entry. */
export function journalSocket(space: Space, entry: SocketEntry): JournalEntry {
  const written: JournalEntry = {
    at: space.now().toISOString(),
    method: 'WS',
    query: {},
    headers: {},
    body: undefined,
    status: 101,
    route: 'socket',
    ...entry,
  }
  space.journal.record(written)
  return written
}
