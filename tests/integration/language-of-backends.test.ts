import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

const appList = '/service-system/sysappuser/list'
const mails = '/service-mail/mail/page'

async function signedIn(language: string) {
  const { account, space } = openSpace(stack)
  const client = createHttpClient(stack.portal.url)
  client.jar.set('portal-language', language)
  await client.signIn(account('zhangsan'))
  space.journal.clear()
  const speak = (next: string) => client.jar.set('portal-language', next)
  const languagesOf = (path: string) =>
    space.journal.find({ path }).map(({ headers }) => headers['accept-language'])
  return { client, space, speak, languagesOf }
}

describe('the user’s language', () => {
  it('[LOOK-15] is told to the backends by the page, which shows the names that they give', async () => {
    const { client, languagesOf } = await signedIn('en-US')
    const { text } = await client.get('/index', { 'accept-language': 'de' })
    expect(languagesOf(appList)).toEqual(['en-US'])
    for (const name of ['Home', 'Workflow', 'General Office of Yunzhou', 'Yun Assistant']) {
      expect(text).toContain(name)
    }
    expect(text).not.toContain('通讯录')
  })

  it('[LOOK-15] is sent again as soon as it changes, whatever was kept', async () => {
    const { client, speak } = await signedIn('zh-CN')
    expect((await client.get('/index')).text).toContain('通讯录')
    speak('en-US')
    const { text } = await client.get('/index')
    expect(text).toContain('Contacts')
    expect(text).not.toContain('通讯录')
    speak('zh-CN')
    expect((await client.get('/index')).text).toContain('小云助手')
  })

  it('[LOOK-15] leaves names Chinese if the platform ignores it', async () => {
    const { client, space } = await signedIn('en-US')
    space.answers.add({
      method: 'GET',
      path: appList,
      data: { userApp: [{ id: '1', code: 'list', title: '通知公告' }] },
    })
    const { text } = await client.get('/list/index')
    expect(text).toContain('通知公告')
    expect(text).toContain('aria-label="Apps"')
  })
})

describe('the language of an app’s call', () => {
  const ask = async (headers: Record<string, string>, language = 'en-US') => {
    const { client, languagesOf } = await signedIn(language)
    await client.get(`${mails}?pageNo=1`, headers)
    return languagesOf(mails)
  }

  it('[LOOK-15] is the user’s, not the browser’s', async () => {
    expect(await ask({ 'accept-language': 'de-DE,de;q=0.9' })).toEqual(['en-US'])
    expect(await ask({}, 'zh-CN')).toEqual(['zh-CN'])
  })

  it('[LOOK-15] is the app’s own if it has set one', async () => {
    expect(await ask({ 'accept-language': 'fr', 'x-portal-language': 'own' })).toEqual(['fr'])
  })

  it('[LOOK-15] is what the frame says where no cookie does, and never a word that is none', async () => {
    expect(await ask({ 'x-portal-language': 'en-US' }, 'zh-CN')).toEqual(['en-US'])
    expect(await ask({ 'x-portal-language': '*' })).toEqual(['en-US'])
    expect(await ask({ 'x-portal-language': 'own' })).toEqual(['en-US'])
  })

  it('[LOOK-15] is the user’s for downloads', async () => {
    const { client, languagesOf } = await signedIn('en-US')
    await client.get('/service-file/file/download?fileId=file-operation-guide')
    expect(languagesOf('/service-file/file/download')).toEqual(['en-US'])
  })
})
