import type { Language } from './languages'

/** The sentences of the popover of phones' QR codes, which come with it. */
const chinese = {
  hint: '用手机扫描二维码，下载或打开移动办公客户端。',
  devices: '设备',
  nameless: '未命名',
  codeOf: (name: string) => `${name}的二维码`,
  noCode: '暂无二维码',
  tooLong: '内容过长，无法生成二维码',
  failed: '二维码加载失败',
  empty: '暂无手机端',
  emptyDetail: '请联系系统管理员添加。',
}

type MobileClientsTexts = typeof chinese

const english: MobileClientsTexts = {
  hint: 'Scan the code with your phone to get or open the mobile client.',
  devices: 'Devices',
  nameless: 'Unnamed',
  codeOf: (name: string) => `QR code of ${name}`,
  noCode: 'No QR code',
  tooLong: 'The content is too long for a QR code',
  failed: 'The QR codes could not be loaded',
  empty: 'No mobile clients',
  emptyDetail: 'Ask your system administrator to add some.',
}

export const mobileClientsTexts: Record<Language, MobileClientsTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
