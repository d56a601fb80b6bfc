import type { AnswerEvent, AnswerFailure, AskBody, AskedContext } from '../chat-protocol'

/** A question with its answer. */
export interface Turn {
  id: string
  question: string
  context: AskedContext | null
  answer: string
  state: 'answering' | 'whole' | 'stopped' | 'too-long' | AnswerFailure
}

export interface Conversation {
  id: string
  title: string
  turns: readonly Turn[]
  /** When something was last said in it (ms). */
  at: number
}

interface ChatParts {
  /** Asks the server; never rejects. Stops when `signal` does. */
  ask(body: AskBody, signal: AbortSignal): AsyncIterable<AnswerEvent>
  /** Keeps what was said. */
  keep(conversation: Conversation): void
  /** A turn has ended by itself. */
  ended(turn: Turn): void
  now(): number
}

/** One conversation at a time, and what is being answered in it. */
export function createChat({ ask, keep, ended, now }: ChatParts) {
  let shown = freshConversation()
  let attempt = new AbortController()
  const listeners = new Set<() => void>()

  function show(next: Conversation) {
    shown = next
    for (const listener of listeners) listener()
  }
  const isAnswering = () => shown.turns.at(-1)?.state === 'answering'

  function change(id: string, how: (turn: Turn) => Turn) {
    const turns = shown.turns.map((turn) => (turn.id === id ? how(turn) : turn))
    show({ ...shown, turns, at: now() })
  }

  /** Asks as the turn at this place; what was said from there on is no longer part of it. */
  async function begin(place: number, question: string, context: AskedContext | null) {
    stop()
    const { signal } = attempt
    const before = shown.turns.slice(0, place)
    const turn: Turn = { id: newId(), question, context, answer: '', state: 'answering' }
    const title = shown.title || titleOf(question, context)
    show({ ...shown, title, turns: [...before, turn], at: now() })
    keep(shown)
    const state = await hear(turn.id, { question, ...toldBefore(before, context) }, signal)
    // Whoever stopped has said so already, or has gone on to another conversation.
    if (signal.aborted) return
    change(turn.id, (last) => ({ ...last, state }))
    keep(shown)
    const last = shown.turns.at(-1)
    if (last) ended(last)
  }

  async function hear(id: string, body: AskBody, signal: AbortSignal): Promise<Turn['state']> {
    for await (const event of ask(body, signal)) {
      if (signal.aborted) return 'stopped'
      if (event.type === 'text')
        change(id, (turn) => ({ ...turn, answer: turn.answer + event.text }))
      else if (event.type === 'end') return event.how
      else return event.failure
    }
    return 'cut'
  }

  function stop() {
    attempt.abort()
    attempt = new AbortController()
    if (!isAnswering()) return
    const last = shown.turns.at(-1)
    if (last) change(last.id, (turn) => ({ ...turn, state: 'stopped' }))
    keep(shown)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => shown,
    stop,
    ask: (question: string, context: AskedContext | null) =>
      begin(shown.turns.length, question, context),
    /** Another question, or the same one again, in the place of that turn and all that followed. */
    askAgain(id: string, question?: string) {
      const place = shown.turns.findIndex((turn) => turn.id === id)
      const turn = shown.turns[place]
      return turn ? begin(place, question ?? turn.question, turn.context) : Promise.resolve()
    },
    /** Shows another conversation; none = a fresh one. */
    open(conversation?: Conversation) {
      stop()
      show(conversation ? { ...conversation } : freshConversation())
    },
    rename: (title: string) => show({ ...shown, title }),
  }
}

export type Chat = ReturnType<typeof createChat>

const longestTitle = 24

function titleOf(question: string, context: AskedContext | null): string {
  const title = [question, context?.title].filter(Boolean).join(' · ')
  return title.replace(/\s+/g, ' ').slice(0, longestTitle)
}

/** The server's limits: the newest counts most, and a follow-up is about what the last one was about. */
export const historyLimits = { turns: 6, signs: 6_000, answer: 1_500 }

function toldBefore(turns: readonly Turn[], context: AskedContext | null) {
  let room = historyLimits.signs
  const history: AskBody['history'] = []
  for (const turn of turns.slice(-historyLimits.turns).reverse()) {
    const answer = turn.answer.slice(0, historyLimits.answer)
    room -= turn.question.length + answer.length
    if (room < 0) break
    if (answer) history.unshift({ question: turn.question, answer })
  }
  const last = turns.findLast((turn) => turn.context !== null)?.context ?? null
  return { history, context: context ?? last }
}

function freshConversation(): Conversation {
  return { id: newId(), title: '', turns: [], at: 0 }
}

function newId(): string {
  // Without https there is no randomUUID.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
