import { envelopeSchema } from '~contract/platform/envelope'
import type { CannedAnswer } from '../data/answers'
import { problemText } from '../data/strict-check'
import { answerProblems } from '../http/answer-check'
import type { Router } from '../http/router'
import type { Route } from '../http/routes'
import { secretName, withoutSecrets } from './secrets'

export interface PassedCall {
  method: string
  path: string
  query: URLSearchParams
  authorization: string | undefined
  status: number
  /** The answer's text, if it is JSON. */
  json: string | undefined
}

interface RecordingParts {
  source: string
  routes: Router<Route>
  hideMobiles: boolean
}

interface Recorded {
  answer: CannedAnswer
  drift: string[]
}

/** Collects answers of real backends into a scenario. */
export class Recording {
  readonly #answers = new Map<string, Recorded>()
  readonly #unknown = new Set<string>()
  readonly #tokens = new Set<string>()

  constructor(private readonly parts: RecordingParts) {}

  get count(): number {
    return this.#answers.size
  }

  /** True if the call changes the scenario. */
  add(call: PassedCall): boolean {
    this.#noteTokens(call)
    const { method, path, status, json } = call
    if (status !== 200 || json === undefined) return false
    const endpoint = this.parts.routes.find(method, path)?.value.endpoint
    if (!endpoint) return method === 'GET' && this.#noteUnknown(`GET ${path}`)
    const reads = method === 'GET' || endpoint.reads === true
    if (!reads || (endpoint.answerKind ?? 'envelope') !== 'envelope') return false
    const envelope = envelopeSchema.safeParse(parsed(json))
    if (!envelope.success) return this.#noteUnknown(`${method} ${path} (no envelope)`)
    return this.#keep(call, envelope.data)
  }

  text(): string {
    const recorded = [...this.#answers].sort(([a], [b]) => (a < b ? -1 : 1))
    const answers = recorded.map(([, one]) => answerText(one))
    const unknown = [...this.#unknown]
      .sort()
      .map((call) => `// Not in the contract, so not here: ${call}\n`)
    return `// Recorded answers; tokens and passwords are cut. What drifts from the contract says so above it.
${unknown.join('')}{
  "$schema": "./scenario.schema.json",
  "description": ${JSON.stringify(`录自 ${this.parts.source} 的应答`)},
  "extends": "default",
  "answers": [
${answers.join(',\n')}
  ]
}
`
  }

  #keep(
    { method, path, query }: PassedCall,
    envelope: { code: number; msg: string; data?: unknown },
  ) {
    const { code, msg, data } = envelope
    const wished = Object.fromEntries([...query].filter(([name]) => !secretName.test(name)))
    const answer = withoutSecrets(
      {
        method,
        path,
        ...(Object.keys(wished).length > 0 && { query: wished }),
        ...(code !== 0 && { code, msg }),
        data: data ?? null,
      },
      { tokens: this.#tokens, hideMobiles: this.parts.hideMobiles },
    ) as CannedAnswer
    const drift = answerProblems(answer, this.parts.routes).map(problemText)
    const key = `${path} ${method} ${new URLSearchParams(Object.entries(wished).sort())}`
    const recorded = { answer: drift.length > 0 ? { ...answer, unchecked: true } : answer, drift }
    const isNew = JSON.stringify(this.#answers.get(key)) !== JSON.stringify(recorded)
    this.#answers.set(key, recorded)
    return isNew
  }

  #noteUnknown(call: string): boolean {
    const isNew = !this.#unknown.has(call)
    this.#unknown.add(call)
    return isNew
  }

  #noteTokens({ authorization, query, json }: PassedCall) {
    const bearer = /^Bearer (\S{8,})$/i.exec(authorization ?? '')?.[1]
    if (bearer) this.#tokens.add(bearer)
    for (const [name, value] of query) {
      if (secretName.test(name) && value.length >= 8) this.#tokens.add(value)
    }
    for (const [, token = ''] of (json ?? '').matchAll(/"access_token"\s*:\s*"([^"\\]{8,})"/g)) {
      this.#tokens.add(token)
    }
  }
}

function answerText({ answer, drift }: Recorded): string {
  // A line break in a reason would end the comment.
  const comments = drift.map((reason) => `// drift: ${reason.replace(/\s+/g, ' ')}\n`)
  const text = comments.join('') + JSON.stringify(answer, null, 2)
  return text.replace(/^/gm, '    ')
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
