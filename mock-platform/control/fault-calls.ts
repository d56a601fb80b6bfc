import { cannedAnswerSchema } from '../data/answers'
import { type Fault, faultSchema } from '../data/faults'
import { suggestion } from '../data/nearest-name'
import { meetsRoute } from '../data/path-pattern'
import type { Spaces } from '../data/spaces'
import { answerProblems } from '../http/answer-check'
import type { Router } from '../http/router'
import type { Route } from '../http/routes'
import { accepted, bodyBy, ControlError } from './control-bodies'
import { type ControlHandler, callsOnSpaces } from './control-handler'
import { userNamed } from './user-patch'

interface FaultParts {
  spaces: Spaces
  routes: Router<Route>
}

export function addFaultCalls(router: Router<ControlHandler>, { spaces, routes }: FaultParts) {
  const onSpace = callsOnSpaces(router, spaces)
  for (const [kind, name] of [
    ['faults', 'fault'],
    ['answers', 'answer'],
  ] as const) {
    onSpace('GET', `/${kind}`, (space) => space[kind].all())
    onSpace('DELETE', `/${kind}`, (space) => space[kind].clear())
    onSpace('DELETE', `/${kind}/:one`, ({ [kind]: list }, { params: { one = '' } }) => {
      if (list.remove(one)) return
      const there = list.ids().join(', ') || 'none'
      throw new ControlError(404, `unknown ${name} "${one}": there are ${there}`)
    })
  }
  onSpace('POST', '/faults', (space, { body }) => {
    const fault = bodyBy(faultSchema, body)
    requireRoute(fault, routes)
    if (fault.account !== undefined) fault.account = userNamed(space, fault.account).account
    return { id: space.faults.add(fault) }
  })
  onSpace('POST', '/answers', (space, { body }) => {
    const answer = bodyBy(cannedAnswerSchema, body)
    const problems = answerProblems(answer, routes)
    if (problems.length > 0) accepted({ problems })
    if (answer.account !== undefined) answer.account = userNamed(space, answer.account).account
    return { id: space.answers.add(answer) }
  })
}

/** A fault that can never strike would let its test pass for the wrong reason. */
function requireRoute({ method, path }: Fault, routes: Router<Route>) {
  const met = routes.entries.filter((route) => meetsRoute(path, route.path))
  if (met.length === 0) {
    const paths = routes.entries.map((route) => route.path)
    const sockets = /\/ws\b|^\/mqtt/.test(path) ? '; sockets are cut by /cut instead' : ''
    const reason = `nothing answers "${path}"${suggestion(path, paths)}${sockets}`
    throw new ControlError(404, `path: ${reason}`, 'path')
  }
  const methods = [...new Set(met.map((route) => route.method))]
  if (method === undefined || methods.includes(method)) return
  throw new ControlError(404, `method: "${path}" is called by ${methods.join(', ')}`, 'method')
}
