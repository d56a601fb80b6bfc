import { successCodes } from '~contract/platform/response-code'
import type { CannedAnswer } from '../data/answers'
import { suggestion } from '../data/nearest-name'
import { meetsRoute } from '../data/path-pattern'
import type { Path, Problem } from '../data/strict-check'
import type { Router } from './router'
import type { Route } from './routes'

/** The problems of a canned answer: there is no such endpoint, or its shape breaks the contract. */
export function answerProblems(answer: CannedAnswer, routes: Router<Route>): Problem[] {
  const endpoints = routesOf(answer, routes).flatMap(({ endpoint }) => endpoint ?? [])
  if (endpoints.length === 0) {
    const paths = routes.entries.map(({ path }) => path)
    const reason = `nothing answers ${answer.method} "${answer.path}"${suggestion(answer.path, paths)}`
    return [{ path: ['path'], reason }]
  }
  const special = endpoints.find(({ answerKind = 'envelope' }) => answerKind !== 'envelope')
  if (special) {
    const reason = `"${special.name}" answers ${special.answerKind}, which is not set by an envelope`
    return [{ path: ['path'], reason }]
  }
  if (answer.unchecked || isRefusal(answer)) return []
  return endpoints.flatMap(({ answer: schema }) => {
    const { error } = schema.safeParse(answer.data ?? null)
    const issues = error?.issues ?? []
    return issues.map(({ path, message }) => ({
      path: ['data', ...path] as Path,
      reason: message,
    }))
  })
}

export function unfitAnswers(answers: readonly CannedAnswer[], routes: Router<Route>): Problem[] {
  return answers.flatMap((answer, index) =>
    answerProblems(answer, routes).map(({ path, reason }) => ({
      path: ['answers', index, ...path],
      reason,
    })),
  )
}

function routesOf({ method, path }: CannedAnswer, routes: Router<Route>): Route[] {
  const one = path.includes('*') ? undefined : routes.find(method, path)
  if (one) return [one.value]
  const met = routes.entries.filter((route) => {
    return route.method === method && meetsRoute(path, route.path)
  })
  return met.map(({ value }) => value)
}

/** The data of a refusal is not checked. */
function isRefusal({ status = 200, code }: CannedAnswer): boolean {
  return status >= 300 || (code !== undefined && !successCodes.includes(code))
}
