import type { PickedFile, SubAppProps } from '@portal/sub-app'
import { failureText } from '../../kit/texts'

/** One portal function to try: at most one field, and buttons that call it. */
export interface TrialDescription {
  name: string
  purpose?: string | undefined
  field?: { label: string; start: string; type?: string | undefined } | undefined
  /** The call as code; `{value}` is the field's value. */
  code?: string | undefined
  /** A regular expression for the value; `wrong` is shown if it does not match. */
  format?: string | undefined
  wrong?: string | undefined
  /** Labels of the buttons by their names in `calls`. */
  actions?: Record<string, string | undefined> | undefined
  /** A value that is known without a call. */
  given?: string | undefined
}

const fileId = 'file-operation-guide'
const fileOf = (fileName: string) => ({ fileId, fileName })
const shownFile = (name: string) => ({ id: fileId, name, page: 1 })

const pickedText = (picked: PickedFile) =>
  picked.from === 'centre'
    ? `${picked.name}，文件中心，编号 ${picked.id}`
    : `${picked.name}，本机，${picked.file.size} 字节`

export const codeValues = (value: string) => ({
  value: JSON.stringify(value),
  number: Number(value) || 0,
  file: JSON.stringify(fileOf(value)),
  shown: JSON.stringify(shownFile(value)),
})

/** Each returns the result to show, if any. */
export const calls: Record<string, (props: SubAppProps, value: string) => unknown> = {
  navigate: (props, path) => props.navigate(path),
  openTab: (props, path) => props.openTab(path),
  setTitle: (props, title) => props.setTitle(title),
  setBadge: (props, count) => props.setBadge(Number(count) || 0),
  enterFullScreen: (props) => props.setFullScreen(true),
  leaveFullScreen: (props) => props.setFullScreen(false),
  close: (props) => props.close(),
  request: (props, path) =>
    props.request(path).then((data) => JSON.stringify(data, null, 2), failureText),
  // The token itself must not be shown.
  getToken: (props) =>
    props.getToken().then(({ length }) => `取得令牌，长 ${length} 个字符`, failureText),
  aiWakeUp: (props, question) => (props.aiWakeUp(question) ? '助手已打开' : '当前用户没有智能助手'),
  download: (props, name) => props.download(fileOf(name)),
  openFile: (props, name) => props.openFile(shownFile(name)),
  pickFiles: async (props, accept) => {
    const files = await props.pickFiles({ accept, multiple: true })
    return files.map(pickedText).join('\n') || '没有选择文件'
  },
}
