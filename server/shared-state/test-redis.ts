import type { Redis } from './redis'

interface Entry {
  id: string
  message: Record<string, string>
}

/** A Redis with one stream, for tests: connections come and go, and it can lose all its data. */
export class TestRedis {
  entries: Entry[] = []
  #count = 0
  #waiting: (() => void)[] = []
  #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  add(message: Record<string, string>): string {
    this.#count += 1
    const id = `${this.#now()}-${this.#count}`
    this.entries.push({ id, message })
    this.changed()
    return id
  }

  /** Comes back empty, as after a crash. */
  forget() {
    this.entries = []
    this.#count = 0
  }

  changed() {
    for (const goOn of this.#waiting.splice(0)) goOn()
  }

  nextChange(): Promise<void> {
    return new Promise((done) => this.#waiting.push(done))
  }

  connection(): TestConnection {
    return new TestConnection(this)
  }
}

/** One process's connections to it, which are down at first. */
export class TestConnection {
  isThere = false
  /** Its process is gone. */
  isDead = false
  #server: TestRedis
  #listeners: (() => void)[] = []

  constructor(server: TestRedis) {
    this.#server = server
  }

  come() {
    this.isThere = true
    for (const listener of this.#listeners) listener()
    this.#server.changed()
  }

  get redis(): Redis {
    const server = this.#server
    const client = {
      exists: async () => (server.entries.length > 0 ? 1 : 0),
      xAdd: async (_stream: string, _id: string, fields: Record<string, string>) =>
        server.add(fields),
      xRange: async (_stream: string, id: string) =>
        server.entries.filter((entry) => entry.id === id),
    }
    return {
      run: async (work: (with_: typeof client) => Promise<unknown>) =>
        this.isThere && !this.isDead ? work(client) : null,
      reader: { xRead: this.#read },
      onAnswer: (listener: () => void) => void this.#listeners.push(listener),
    } as unknown as Redis
  }

  /** Waits while it is down, as the real client's queue does. */
  #read = async ({ id }: { id: string }, { BLOCK }: { BLOCK?: number }) => {
    for (;;) {
      const messages = this.isThere ? this.#server.entries.filter((one) => isAfter(one.id, id)) : []
      if (messages.length > 0 && !this.isDead) return [{ messages }]
      if (this.isThere && !BLOCK) return null
      await this.#server.nextChange()
    }
  }
}

function isAfter(one: string, other: string): boolean {
  const [time = 0, place = 0] = one.split('-').map(Number)
  const [otherTime = 0, otherPlace = 0] = other.split('-').map(Number)
  return time > otherTime || (time === otherTime && place > otherPlace)
}
