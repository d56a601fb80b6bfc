import type { Language } from './languages'
import { plural } from './plural'

/** The sentences about OFD documents, which come with their viewer. */
const chinese = {
  brokenPage: '这一页已损坏，无法显示',
  hugePage: '这一页内容过多，无法显示',
  unshownPicture: '此处图片的格式无法显示',
  noPrint: '文档不允许打印',
  link: (page: number) => `转到第 ${page} 页`,
  seals: {
    title: '签章',
    judging: '正在验证签章…',
    failed: '签章列表已损坏，无法验证',
    signature: '数字签名',
    states: {
      valid: '签章有效',
      changed: '文档在签章后被修改',
      expired: '证书已过期',
      unverifiable: '无法验证',
    },
    signer: '签章人',
    time: '时间',
    issuer: '颁发机构',
    unknown: '未知',
    changed: '被修改的内容',
    list: (parts: readonly string[]) => parts.join('、'),
    page: (page: number) => `第 ${page} 页`,
    part: (path: string) => `部件 ${path}`,
    uncovered: (pages: readonly string[]) => `不在签章保护范围内：${pages.join('、')}`,
    uncoveredParts: (parts: readonly string[], more: number) =>
      `未受保护的部件：${parts.join('、')}${more > 0 ? ` 等 ${parts.length + more} 个` : ''}`,
    doubts: {
      unreadable: '签章数据已损坏',
      'no-certificate': '签名中没有证书',
      'unknown-method': '签名或摘要采用了不支持的算法',
      'seal-forged': '印章本身的签名不成立',
      'not-its-holder': '签章人不在印章的持有人之列',
      'no-time': '没有签章时间',
      untrusted: '颁发机构不受信任',
      uncovered: '签章没有保护文档的全部内容',
      'roots-unknown': '受信任的颁发机构暂时无法取得',
    },
    remarks: {
      'certificate-ran-out': '签章时证书在有效期内，之后已到期',
      'seal-ran-out': '签章时印章在有效期内，之后已到期',
      'trust-unchecked': '未校验颁发机构',
      'value-wrong': '签名值与证书不符',
    },
    goTo: (page: number) => `查看第 ${page} 页上的签章`,
  },
}

export type OfdTexts = typeof chinese

const english: OfdTexts = {
  brokenPage: 'This page is damaged and cannot be shown',
  hugePage: 'This page has too much on it to be shown',
  unshownPicture: 'A picture in a format that cannot be shown',
  noPrint: 'The document may not be printed',
  link: (page: number) => `Go to page ${page}`,
  seals: {
    title: 'Seals',
    judging: 'Verifying seals…',
    failed: 'The list of seals is damaged and cannot be verified',
    signature: 'Digital signature',
    states: {
      valid: 'Valid',
      changed: 'Changed after signing',
      expired: 'Certificate expired',
      unverifiable: 'Cannot be verified',
    },
    signer: 'Signed by',
    time: 'Time',
    issuer: 'Issuer',
    unknown: 'unknown',
    changed: 'Changed',
    list: (parts: readonly string[]) => parts.join(', '),
    page: (page: number) => `page ${page}`,
    part: (path: string) => `part ${path}`,
    uncovered: (pages: readonly string[]) =>
      `${plural(pages.length, 'page')} not protected: ${pages.join(', ')}`,
    uncoveredParts: (parts: readonly string[], more: number) =>
      `Parts not protected: ${parts.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    doubts: {
      unreadable: 'The signature data are damaged',
      'no-certificate': 'The signature has no certificate',
      'unknown-method': 'The signature or a digest uses an unsupported method',
      'seal-forged': "The seal's own signature does not hold",
      'not-its-holder': 'The signer is not among the holders of the seal',
      'no-time': 'There is no time of signing',
      untrusted: 'The issuer is not trusted',
      uncovered: 'The signature does not protect the whole document',
      'roots-unknown': 'The trusted issuers cannot be read at the moment',
    },
    remarks: {
      'certificate-ran-out': 'The certificate was in force at the time; it has run out since',
      'seal-ran-out': 'The seal was in force at the time; it has run out since',
      'trust-unchecked': 'The issuer was not checked',
      'value-wrong': 'The signature does not match the certificate',
    },
    goTo: (page: number) => `Show the seal on page ${page}`,
  },
}

export const ofdTexts: Record<Language, OfdTexts> = { 'zh-CN': chinese, 'en-US': english }
