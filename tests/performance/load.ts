import { type Agent, type OutgoingHttpHeaders, request } from 'node:http'

/** Requests an address over a kept connection, and reads the answer to its end. */
export function load(url: string, agent: Agent, headers: OutgoingHttpHeaders): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', done).on('error', fail)
    })
    asked.on('error', fail).end()
  })
}
