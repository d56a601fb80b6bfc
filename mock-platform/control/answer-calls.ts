import { cannedAnswerSchema } from '../data/answers'
import type { Spaces } from '../data/spaces'
import { answerProblems } from '../http/answer-check'
import type { Router } from '../http/router'
import type { Route } from '../http/routes'
import { accepted, bodyBy, ControlError } from './control-bodies'
import type { ControlHandler } from './control-handler'
import { userNamed } from './user-patch'

interface AnswerParts {
  spaces: Spaces
  routes: Router<Route>
}

/** Setting and taking back answers that are given instead of the store's. */
export function addAnswerCalls(router: Router<ControlHandler>, { spaces, routes }: AnswerParts) {
  router.add('GET', '/spaces/:id/answers', ({ params }) => {
    return spaces.get(params.id ?? '').answers.all()
  })
  router.add('POST', '/spaces/:id/answers', ({ params, body }) => {
    const space = spaces.get(params.id ?? '')
    const answer = bodyBy(cannedAnswerSchema, body)
    const problems = answerProblems(answer, routes)
    if (problems.length > 0) accepted({ problems })
    if (answer.account !== undefined) answer.account = userNamed(space, answer.account).account
    return { id: space.answers.add(answer) }
  })
  router.add('DELETE', '/spaces/:id/answers', ({ params }) => {
    spaces.get(params.id ?? '').answers.clear()
  })
  router.add('DELETE', '/spaces/:id/answers/:answer', ({ params }) => {
    const { answers } = spaces.get(params.id ?? '')
    if (answers.remove(params.answer ?? '')) return
    const there = answers.all().map(({ id }) => id)
    const reason = `unknown answer "${params.answer}": there are ${there.join(', ') || 'none'}`
    throw new ControlError(404, reason)
  })
}
