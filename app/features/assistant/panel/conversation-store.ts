import type { UserTenantKey } from '~contract/portal/user-tenant'
import { openObjectStore, settled } from '../../../ui/indexed-db'
import type { Conversation } from './chat'

/** A user's conversations in this browser. */
export interface ConversationStore {
  /** Latest first. */
  list(): Promise<Conversation[]>
  put(conversation: Conversation): Promise<void>
  remove(id: string): Promise<void>
}

/** Older conversations, and those beyond the number, are not kept. */
const kept = { conversations: 50, time: 30 * 24 * 3_600_000 }

const table = 'conversations'

interface Row extends Conversation {
  owner: string
}

/** Opens the store; rejects if the browser keeps nothing. */
export async function openConversationStore(userTenant: UserTenantKey): Promise<ConversationStore> {
  const { rows } = await openObjectStore('portal-assistant', table, (database) =>
    database.createObjectStore(table, { keyPath: 'id' }).createIndex('owner', 'owner'),
  )

  async function list(): Promise<Conversation[]> {
    const own: Row[] = await settled(rows('readonly').index('owner').getAll(userTenant))
    return own.sort((a, b) => b.at - a.at).map(({ owner: _, ...one }) => interrupted(one))
  }
  async function remove(id: string) {
    await settled(rows('readwrite').delete(id))
  }
  return {
    list,
    remove,
    async put(conversation) {
      await settled(rows('readwrite').put({ ...conversation, owner: userTenant }))
      const all = await list()
      const old = all.filter(
        ({ at }, index) => index >= kept.conversations || at < Date.now() - kept.time,
      )
      await Promise.all(old.map(({ id }) => remove(id)))
    },
  }
}

/** Marks the answer that was arriving when the page was left. */
function interrupted(conversation: Conversation): Conversation {
  const turns = conversation.turns.map((turn) =>
    turn.state === 'answering' ? { ...turn, state: 'cut' as const } : turn,
  )
  return { ...conversation, turns }
}
