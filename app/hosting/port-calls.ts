/** One end of a port: calls the other end's functions by name. */
export interface PortCalls {
  /** Expects no answer. */
  say(name: string, ...args: unknown[]): void
  /** Rejects with the other end's error. May never settle, as the other end may hang. */
  ask(name: string, ...args: unknown[]): Promise<unknown>
}

type Call = { name: string; args: unknown[]; id?: number }
type Answer = { answers: number; value?: unknown; error?: string }

/**
 * Lets two documents of different origins call each other's functions. `called` runs the function that the other end
 * names, and throws for a name that it must not call; `failed` receives the errors of calls that expect no answer.
 */
export function portCalls(
  port: MessagePort,
  called: (name: string, args: unknown[]) => unknown,
  failed: (error: unknown) => void,
): PortCalls {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0

  async function run({ name, args, id }: Call) {
    try {
      const value = await called(name, args)
      if (id !== undefined) port.postMessage({ answers: id, value } satisfies Answer)
    } catch (error) {
      if (id === undefined) failed(error)
      else port.postMessage({ answers: id, error: String(error) } satisfies Answer)
    }
  }

  // An app's document may send anything.
  port.onmessage = ({ data }: MessageEvent<Partial<Call & Answer> | null>) => {
    if (data?.name) return void run(data as Call)
    const id = data?.answers as number
    waiting.get(id)?.(data as Answer)
    waiting.delete(id)
  }

  return {
    say: (name, ...args) => port.postMessage({ name, args } satisfies Call),
    ask(name, ...args) {
      last += 1
      const id = last
      return new Promise((done, fail) => {
        waiting.set(id, ({ error, value }) => (error ? fail(new Error(error)) : done(value)))
        port.postMessage({ name, args, id } satisfies Call)
      })
    },
  }
}
