import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Requests the page repeatedly, as a browser would, one request after the other. */
export async function ask(url: string, cookie: string, times: number) {
  const headers = {
    cookie,
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    'sec-fetch-dest': 'document',
  }
  for (let count = 0; count < times; count += 1) {
    await new Promise<void>((done, fail) => {
      const asked = request(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`the page answered ${answer.statusCode}`))
        answer.resume().on('end', done).on('error', fail)
      })
      asked.on('error', fail).end()
    })
  }
}
