import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultServicePrefixes } from '~contract/platform/services'
import { portalSegments } from '~contract/portal/paths'
import { Refusal } from './refusal'

const templates = ['react', 'vue', 'plain'] as const
export type Template = (typeof templates)[number]

export interface Plan {
  title: string
  code: string
  template: Template
  folder: string
}

export const helpText = `用模板新建门户的子应用

用法：create-sub-app 名称 [选项]

选项：
  --template 模板   react（缺省）、vue 或 plain（普通网页，无需构建）
  --code 编码       应用编码，即门户中地址的第一段；缺省与名称相同
  --dir 文件夹      新建到哪里，须不存在或为空；缺省与编码相同
  --help            显示本说明

例如：
  create-sub-app leave
  create-sub-app 请假申请 --code leave --template vue`

const options = {
  template: { type: 'string' },
  code: { type: 'string' },
  dir: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line; throws a `Refusal` that says what is wrong with it. */
export function readCommand(args: string[], cwd: string): Plan | 'help' {
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    tokens: true,
    // Node's own messages are in English, and about its own functions.
    strict: false,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!(token.name in options)) throw new Refusal(`没有选项 ${token.rawName}。${seeHelp}`)
    if (token.name !== 'help' && !token.value) {
      throw new Refusal(`选项 ${token.rawName} 后面缺少内容。${seeHelp}`)
    }
  }
  if (values.help) return 'help'
  const title = readTitle(positionals)
  const code = readCode(title, values.code as string | undefined)
  return {
    title,
    code,
    template: readTemplate(values.template as string | undefined),
    folder: resolve(cwd, (values.dir as string | undefined) ?? code),
  }
}

const seeHelp = '用 --help 查看用法。'

function readTitle(positionals: string[]): string {
  const [title = '', ...more] = positionals.map((one) => one.trim())
  if (!title) throw new Refusal(`请给出应用的名称，例如：create-sub-app leave。${seeHelp}`)
  if (more.length > 0) {
    throw new Refusal(`名称只能有一个，多出了「${more.join(' ')}」。含空格的名称请加引号。`)
  }
  return title
}

function readTemplate(wanted = 'react'): Template {
  const template = templates.find((one) => one === wanted)
  if (!template) throw new Refusal(`没有模板「${wanted}」，可以选择：${templates.join('、')}。`)
  return template
}

/** The portal’s own apps; its paths name them only together with one of their pages. */
const builtInCodes = ['personal-setting', 'theme-setting', 'version-manager', 'message-center']

const taken = new Set([...portalSegments(defaultServicePrefixes), ...builtInCodes])

function readCode(title: string, wanted?: string): string {
  const code = wanted ?? title
  if (!/^[a-z][a-z0-9-]{0,39}$/i.test(code)) {
    const rule = '编码由英文字母、数字和连字符组成，以字母开头，最长 40 个字符'
    throw new Refusal(
      wanted === undefined
        ? `名称「${title}」不能用作应用编码，请用 --code 另外给出，例如 --code leave。${rule}。`
        : `应用编码「${code}」不可用：${rule}。`,
    )
  }
  if (taken.has(code)) throw new Refusal(`应用编码「${code}」是门户自己的地址，请换一个。`)
  return code
}
