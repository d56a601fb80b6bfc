import { traceParent } from './trace-parent'

/**
 * What a span says: the portal's own names, and numbers. Never addresses, accounts, tokens, or what a user or a backend
 * has written.
 */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface Span {
  /** For the service that is asked: its spans become part of this one. */
  readonly traceparent: string
  /** Begins the span of a call that is part of this one. */
  call(name: string, facts: SpanFacts): Span
  note(facts: SpanFacts): void
  /** Once for each span; `failure` is the kind of what went wrong. */
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

/** Traces of requests over browser, portal and backends (SCALE-05). */
export interface Tracing {
  /** Whether anything is recorded. */
  readonly isOn: boolean
  /** Begins the span of a request that the portal answers. */
  answer(request: TracedRequest): Span
  /** The span of a request that is being answered; if there is none, calls begin a trace of that id. */
  spanOf(requestId: string): Pick<Span, 'call'>
  /** Adds the span of which browsers' requests said that they are part. */
  addClick(click: TracedClick): void
  /** Sends what is left, as long as that takes little time. */
  close(): Promise<void>
}

/** Without a collector: backends get the request's id as the trace, and nothing is recorded. */
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
