import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenariosIn } from './scenarios'

const shipped = scenariosIn('fixtures')

function written(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'))
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.jsonc`), text)
  return scenariosIn(folder)
}

const base = `{
  "description": "base",
  "tenants": { "t1": {} },
  "apps": { "inbox": { "title": "内部邮件" }, "list": { "title": "通知公告" } },
  "constants": { "AI_NAME": "小云", "V8_OA_URL": "/oa" },
  "users": {
    // A comment, and a trailing comma.
    "zhangsan": { "password": "x", "username": "张三", "tenantId": "t1", "pinned": ["inbox", "list"], },
  },
}`

describe('scenario files', () => {
  it.each(shipped.names())('[MOCK-02] %s fits the schema', (name) => {
    expect(shipped.load(name).description).not.toBe('')
  })

  it('[MOCK-02] the public names are all there', () => {
    expect(shipped.names()).toEqual(
      expect.arrayContaining([
        'default',
        'no-apps',
        'initial-password',
        'password-expired',
        'password-expiring',
        'many-messages',
        'classified',
        'single-unit',
        'all-flags-off',
        'all-flags-on',
        'slow-backends',
        'broken-backends',
        'misbehaving-apps',
        'notice-centre',
        'notice-corner',
        'one-airline',
      ]),
    )
  })

  it('[MOCK-02] extending merges maps by key, replaces lists, and null removes', () => {
    const scenario = written({
      base,
      child: `{
        "description": "child", "extends": "base",
        "constants": { "AI_NAME": "小州", "V8_OA_URL": null },
        "users": { "zhangsan": { "pinned": ["list"] },
          "lisi": { "password": "y", "username": "李四", "tenantId": "t1" } }
      }`,
    }).load('child')
    expect(scenario.constants).toEqual({ AI_NAME: '小州' })
    expect(Object.keys(scenario.users)).toEqual(['zhangsan', 'lisi'])
    expect(scenario.users.zhangsan).toMatchObject({ username: '张三', pinned: ['list'] })
  })

  const wrong: [string, string, RegExp][] = [
    [
      'an unknown field',
      '{"description":"d","extends":"base","usrs":{}}',
      /wrong\.jsonc:1: usrs: unknown field "usrs" \(did you mean "users"\?\)$/,
    ],
    [
      'an unknown constant',
      '{"description":"d","extends":"base",\n"constants":{"AI_NAM":"x"}}',
      /wrong\.jsonc:2: constants\.AI_NAM: unknown field "AI_NAM" \(did you mean "AI_NAME"\?\)$/,
    ],
    [
      'an unknown app',
      '{"description":"d","extends":"base",\n"users":{"zhangsan":{\n"apps":["list",\n"inbx"]}}}',
      /wrong\.jsonc:4: users\.zhangsan\.apps\[1\]: unknown app "inbx" \(did you mean "inbox"\?\)$/,
    ],
    [
      'a name that the parent no longer has',
      '{"description":"d","extends":"base","apps":{"inbox":null}}',
      /base\.jsonc:8: users\.zhangsan\.pinned\[0\]: unknown app "inbox"$/,
    ],
    [
      'a wrong type',
      '{"description":"d","extends":"base","seed":"seven"}',
      /wrong\.jsonc:1: seed: Invalid input: expected number, received string$/,
    ],
    [
      'a wrong kind of fault',
      '{"description":"d","faults":[{"path":"/x","kind":"dely"}]}',
      /wrong\.jsonc:1: faults\[0\]\.kind: .*\(did you mean "delay"\?\)$/,
    ],
    [
      'text that is no JSON',
      '{"description":"d",\n oops}',
      /wrong\.jsonc:2: not JSON: InvalidSymbol$/,
    ],
    [
      'an unknown parent',
      '{"description":"d","extends":"bass"}',
      /wrong\.jsonc: extends: unknown scenario "bass": did you mean "base"\? there are base, wrong$/,
    ],
    ['a circle', '{"description":"d","extends":"wrong"}', /extends: "wrong" leads back to itself$/],
    [
      'a time without its zone',
      '{"description":"d","now":"2026-01-01T00:00:00"}',
      /wrong\.jsonc:1: now: expected an ISO time with its zone$/,
    ],
  ]
  it.each(wrong)('[MOCK-02] %s is refused with file, path and reason', (_, text, message) => {
    expect(() => written({ base, wrong: text }).load('wrong')).toThrow(message)
  })

  it('[MOCK-02] an unknown name or file is refused with what there is', () => {
    const scenarios = written({ base })
    expect(() => scenarios.load('bsae')).toThrow(
      'unknown scenario "bsae": did you mean "base"? there are base',
    )
    expect(() => scenarios.load('./nowhere.jsonc')).toThrow('nowhere.jsonc: cannot be read: ENOENT')
  })
})
