import type { SubAppProps } from '@portal/sub-app'
import { failureText } from '../../kit/texts'

/** One gift of the portal's to be tried: a field at the most, and buttons that call it. */
export interface TrialDescription {
  name: string
  /** What it is for, in a few words. */
  purpose: string
  field?: { label: string; start: string; type?: 'number' }
  /** The call as a program would write it. */
  code(value: string): string
  /** What is wrong with the value; '' = nothing. */
  problem?(value: string): string
  /** Each may answer what there is to say of it. */
  actions?: readonly TrialAction[]
  /** What is known without calling anything. */
  given?(props: SubAppProps): string
}

interface TrialAction {
  text: string
  run(props: SubAppProps, value: string): unknown
}

const text = (value: string) => JSON.stringify(value)
const firstPath = '/service-portal/workbench/summary'
const fileOf = (fileName: string) => ({ fileId: 'file-operation-guide', fileName })

/** What an app may do with its own tab and the ones beside it. */
export const tabTrials: readonly TrialDescription[] = [
  {
    name: 'navigate、openTab',
    purpose: '转到门户的路径；openTab 总在单独的标签页中打开',
    field: { label: '路径', start: '/list/index' },
    code: (path) => `props.navigate(${text(path)})\nprops.openTab(${text(path)})`,
    problem: (path) => (path.startsWith('/') ? '' : '路径以 / 开头'),
    actions: [
      { text: '转到', run: (props, path) => props.navigate(path) },
      { text: '新标签页', run: (props, path) => props.openTab(path) },
    ],
  },
  {
    name: 'setTitle',
    purpose: '标签页标题；留空恢复应用名称',
    field: { label: '标题', start: '我的新标题' },
    code: (title) => `props.setTitle(${text(title)})`,
    actions: [{ text: '设置', run: (props, title) => props.setTitle(title) }],
  },
  {
    name: 'setBadge',
    purpose: '标签页与侧栏上的数字；0 不显示',
    field: { label: '数字', start: '3', type: 'number' },
    code: (count) => `props.setBadge(${Number(count) || 0})`,
    actions: [{ text: '设置', run: (props, count) => props.setBadge(Number(count) || 0) }],
  },
  {
    name: 'setFullScreen',
    purpose: '隐藏或恢复四周的门户框架',
    code: () => 'props.setFullScreen(true)\nprops.setFullScreen(false)',
    actions: [
      { text: '全屏', run: (props) => props.setFullScreen(true) },
      { text: '恢复', run: (props) => props.setFullScreen(false) },
    ],
  },
  {
    name: 'close',
    purpose: '关闭本标签页；有未保存的内容时先询问',
    code: () => 'props.close()',
    actions: [{ text: '关闭开发文档', run: (props) => props.close() }],
  },
]

/** What an app may ask of the portal. */
export const readTrials: readonly TrialDescription[] = [
  {
    name: 'user、tenant',
    purpose: '登录人与当前单位',
    code: () => 'const { user, tenant } = props',
    given: ({ user, tenant }) => `${user.username}（${user.account}）\n${tenant.name}`,
  },
  {
    name: 'request',
    purpose: '经门户调用后端（GET），令牌由门户加上',
    field: { label: '服务地址', start: firstPath },
    code: (path) => `const data = await props.request(${text(path)})`,
    problem: (path) => (/^\/[\w-]+\/./.test(path) ? '' : `地址以服务前缀开头，如 ${firstPath}`),
    actions: [
      {
        text: '请求',
        run: async (props, path) =>
          props.request(path).then((data) => JSON.stringify(data, null, 2), failureText),
      },
    ],
  },
  {
    name: 'getToken',
    purpose: '当前访问令牌，仅用于必须自带令牌的地址',
    code: () => 'const token = await props.getToken()',
    actions: [
      {
        text: '取得令牌',
        // The token itself is not to be looked at.
        run: (props) =>
          props.getToken().then(({ length }) => `取得令牌，长 ${length} 个字符`, failureText),
      },
    ],
  },
  {
    name: 'aiWakeUp',
    purpose: '打开智能助手并提问',
    field: { label: '问题', start: '今天有哪些会议？' },
    code: (question) => `props.aiWakeUp(${text(question)})`,
    actions: [
      {
        text: '提问',
        run: (props, question) =>
          props.aiWakeUp(question) ? '助手已打开' : '当前用户没有智能助手',
      },
    ],
  },
  {
    name: 'download',
    purpose: '由门户下载文件，显示在「文件下载管理器」中',
    field: { label: '文件名', start: '操作指南.pdf' },
    code: (name) => `props.download(${JSON.stringify(fileOf(name))})`,
    actions: [{ text: '下载文件', run: (props, name) => props.download(fileOf(name)) }],
  },
]
