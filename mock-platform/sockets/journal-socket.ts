import type { JournalEntry } from '../data/journal'
import type { Space } from '../data/space'

type SocketEntry = Pick<JournalEntry, 'path' | 'account'> & Partial<JournalEntry>

/** Records an upgrade, or a frame received on a socket. */
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
