import { createStore } from '../../../ui/store'
import type { AnswerEvent, AnswerFailure, AskBody, AskedContext } from '../chat-protocol'

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
  /** When the conversation last changed (ms). */
  at: number
}

interface ChatParts {
  /** Asks the server; never rejects. Stops when `signal` aborts. */
  ask(body: AskBody, signal: AbortSignal): AsyncIterable<AnswerEvent>
  /** Stores the conversation. */
  keep(conversation: Conversation): void
  /** A turn has ended without being stopped. */
  ended(turn: Turn): void
  now(): number
}

/** Holds one conversation at a time, and the answer that is arriving in it. */
export function createChat({ ask, keep, ended, now }: ChatParts) {
  const { subscribe, snapshot, set: show } = createStore(freshConversation())
  let attempt = new AbortController()

  const change = (id: string, how: (turn: Turn) => Turn) =>
    show({ ...withTurn(snapshot(), id, how), at: now() })

  /** Asks as the turn at this index; this turn and all later ones are dropped from the conversation. */
  async function begin(index: number, question: string, context: AskedContext | null) {
    stop()
    const { signal } = attempt
    const shown = snapshot()
    const before = shown.turns.slice(0, index)
    const turn: Turn = { id: newId(), question, context, answer: '', state: 'answering' }
    const title = shown.title || titleOf(question, context)
    show({ ...shown, title, turns: [...before, turn], at: now() })
    keep(snapshot())
    const answer = ask({ question, ...sentBefore(before, context) }, signal)
    const state = await receive(answer, signal, (text) =>
      change(turn.id, (last) => ({ ...last, answer: last.answer + text })),
    )
    // `stop` has already ended the turn, or another conversation is on show.
    if (signal.aborted) return
    change(turn.id, (last) => ({ ...last, state }))
    keep(snapshot())
    const last = snapshot().turns.at(-1)
    if (last) ended(last)
  }

  function stop() {
    attempt.abort()
    attempt = new AbortController()
    const last = snapshot().turns.at(-1)
    if (last?.state !== 'answering') return
    change(last.id, (turn) => ({ ...turn, state: 'stopped' }))
    keep(snapshot())
  }

  return {
    subscribe,
    snapshot,
    stop,
    ask: (question: string, context: AskedContext | null) =>
      begin(snapshot().turns.length, question, context),
    /** Asks another question, or the same one again, replacing that turn and everything after it. */
    askAgain(id: string, question?: string) {
      const { turns } = snapshot()
      const index = turns.findIndex((turn) => turn.id === id)
      const turn = turns[index]
      return turn ? begin(index, question ?? turn.question, turn.context) : Promise.resolve()
    },
    /** Shows another conversation; undefined = a new one. */
    open(conversation?: Conversation) {
      stop()
      show(conversation ? { ...conversation } : freshConversation())
    },
    rename: (title: string) => show({ ...snapshot(), title }),
  }
}

export type Chat = ReturnType<typeof createChat>

function withTurn(conversation: Conversation, id: string, how: (turn: Turn) => Turn): Conversation {
  const turns = conversation.turns.map((turn) => (turn.id === id ? how(turn) : turn))
  return { ...conversation, turns }
}

/** Reads an answer to its end, or until it is stopped. */
async function receive(
  answer: AsyncIterable<AnswerEvent>,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Turn['state']> {
  for await (const event of answer) {
    if (signal.aborted) return 'stopped'
    if (event.type === 'text') onText(event.text)
    else if (event.type === 'end') return event.how
    else return event.failure
  }
  return 'cut'
}

const longestTitle = 24

function titleOf(question: string, context: AskedContext | null): string {
  const title = [question, context?.title].filter(Boolean).join(' · ')
  return title.replace(/\s+/g, ' ').slice(0, longestTitle)
}

/** The server's limits: the newest turns matter most, because a follow-up refers to the last answer. */
export const historyLimits = { turns: 6, signs: 6_000, answer: 1_500 }

function sentBefore(turns: readonly Turn[], context: AskedContext | null) {
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
