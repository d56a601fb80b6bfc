import { traceParent } from './trace-parent'

/**
 * The facts of a span: the portal's own names, and numbers. Never addresses, accounts, tokens, or anything that a user
 * or a backend has written.
 */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface Span {
  /** Sent to the service that is called, whose spans become part of this one. */
  readonly traceparent: string
  /** Begins the span of a call that is part of this one. */
  call(name: string, facts: SpanFacts): Span
  note(facts: SpanFacts): void
  /** Called once per span; `failure` is the kind of failure. */
  end(failure?: string): void
}

/** A request that begins. */
export interface TracedRequest {
  requestId: string
  /** The browser's or proxy's span, if the request is part of one. */
  parent: string | null
  name: string
  facts: SpanFacts
}

/** What a user did in a browser, and how long its requests took; times in milliseconds. */
export interface TracedClick {
  trace: string
  span: string
  name: string
  startedAt: number
  took: number
}

/** Traces of requests across browser, portal and backends (SCALE-05). */
export interface Tracing {
  /** Whether anything is recorded. */
  readonly isOn: boolean
  /** Begins the span of a request that the portal answers. */
  answer(request: TracedRequest): Span
  /** The span of a request that is being answered; if there is none, calls begin a trace of that id. */
  spanOf(requestId: string): Pick<Span, 'call'>
  /** Adds the span that browsers' requests have named as their parent. */
  addClick(click: TracedClick): void
  /** Sends the remaining spans, if that takes little time. */
  close(): Promise<void>
}

/** Without a collector, the backends still get the request's id as the trace, but nothing is recorded. */
export const noTracing: Tracing = {
  isOn: false,
  answer: ({ requestId }) => plainSpan(requestId),
  spanOf: plainSpan,
  addClick: () => {},
  close: async () => {},
}

function plainSpan(requestId: string): Span {
  return {
    get traceparent() {
      return traceParent(requestId)
    },
    call: () => plainSpan(requestId),
    note: () => {},
    end: () => {},
  }
}
