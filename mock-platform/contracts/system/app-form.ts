import { defaultServicePrefixes } from '~contract/platform/services'
import { portalSegments } from '~contract/portal/paths'
import type { FormErrors } from '../form-errors'
import type { PlatformApp } from './contract'

/** An app as the platform management edits it; field names are those of the platform's list of apps. */
export type AppForm = Omit<PlatformApp, 'holders'>

/** A new app without its position. */
export const blankApp: Omit<AppForm, 'sort'> = {
  code: '',
  title: '',
  icon: '',
  othGroupName: '',
  nextPath: '',
  newCount: null,
  closeTag: 0,
  appType: 0,
  appOpenType: 1,
  entry: '',
  appSendtoken: 1,
  wbTokenType: 0,
  wbTokenKey: '',
  sandbox: 0,
  hiddenApp: false,
  enabled: true,
}

const portalCodes = portalSegments(defaultServicePrefixes)

export type AppFormErrors = FormErrors<AppForm>

const isWhole = (value: number, most: number) =>
  Number.isInteger(value) && value >= 0 && value <= most

/** Errors by field, in the order of the form. */
export function appFormErrors(form: AppForm): AppFormErrors {
  const errors: AppFormErrors = {
    code: codeError(form),
    title: form.title.trim() ? undefined : '请输入应用名称',
    sort: isWhole(form.sort, 9999) ? undefined : '排序是 0 到 9999 的整数',
    nextPath: /^(?:\/[^/\s]\S*)?$/.test(form.nextPath) ? undefined : '首页路径以 / 开头，可以不填',
    newCount:
      form.newCount === null || isWhole(form.newCount, 9999)
        ? undefined
        : '角标是 0 到 9999 的整数，可以不填',
    entry: entryError(form),
    wbTokenKey:
      form.wbTokenType === 0 || /^[A-Za-z_][\w-]*$/.test(form.wbTokenKey)
        ? undefined
        : '请输入令牌参数名，由字母、数字、_ 和 - 组成',
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text))
}

function codeError({ code }: AppForm): string | undefined {
  if (portalCodes.has(code)) return `编码“${code}”是门户自己的地址，请换一个`
  return /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,59}$/u.test(code)
    ? undefined
    : '编码由字母、数字和 _ . - 组成，不超过 60 个字符'
}

function entryError({ appType, appOpenType, entry }: AppForm): string | undefined {
  const needed = appType === 1 || appOpenType === 2
  if (!entry) return needed ? '外部页面和新窗口应用必须填写入口地址' : undefined
  const fits = /^(?:https?:\/\/[^/\s]\S*|\{platform\}\/\S*|\/(?!\/)\S*)$/.test(entry)
  return fits ? undefined : '入口地址以 http://、https:// 或 / 开头'
}
