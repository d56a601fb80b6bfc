import { cannedAnswerSchema } from '../data/answers'
import { type Fault, faultSchema } from '../data/faults'
import { suggestion } from '../data/nearest-name'
import { meetsRoute } from '../data/path-pattern'
import type { Spaces } from '../data/spaces'
import { answerProblems } from '../http/answer-check'
import type { Router } from '../http/router'
import type { Route } from '../http/routes'
import { accepted, bodyBy, ControlError } from './control-bodies'
import type { ControlHandler } from './control-handler'
import { userNamed } from './user-patch'

interface FaultParts {
  spaces: Spaces
  routes: Router<Route>
}

/** Setting and taking back what goes wrong with the platform's answers, and what is given instead of the store's. */
export function addFaultCalls(router: Router<ControlHandler>, { spaces, routes }: FaultParts) {
  for (const [kind, name] of [
    ['faults', 'fault'],
    ['answers', 'answer'],
  ] as const) {
    const listOf = ({ id = '' }: Record<string, string>) => spaces.get(id)[kind]
    router.add('GET', `/spaces/:id/${kind}`, ({ params }) => listOf(params).all())
    router.add('DELETE', `/spaces/:id/${kind}`, ({ params }) => listOf(params).clear())
    router.add('DELETE', `/spaces/:id/${kind}/:one`, ({ params: { one = '', ...params } }) => {
      const list = listOf(params)
      if (list.remove(one)) return
      const there = list.ids().join(', ') || 'none'
      throw new ControlError(404, `unknown ${name} "${one}": there are ${there}`)
    })
  }
  router.add('POST', '/spaces/:id/faults', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const fault = bodyBy(faultSchema, body)
    requireRoute(fault, routes)
    if (fault.account !== undefined) fault.account = userNamed(space, fault.account).account
    return { id: space.faults.add(fault) }
  })
  router.add('POST', '/spaces/:id/answers', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
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
