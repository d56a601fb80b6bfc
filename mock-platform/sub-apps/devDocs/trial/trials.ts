import type { SubAppProps } from '@portal/sub-app'
import { failureText } from '../../kit/texts'

/** One gift of the portal's to be tried: a field at the most, and buttons that call it. */
export interface TrialDescription {
  name: string
  /** What it is for, in a few words. */
  purpose?: string | undefined
  field?: { label: string; start: string; type?: string | undefined } | undefined
  /** The call as a program would write it; `{value}` is what the field says. */
  code?: string | undefined
  /** What the value has to look like, as a regular expression; if it does not, it is `wrong`. */
  format?: string | undefined
  wrong?: string | undefined
  /** What each button does, by the name in `calls`, and its words. */
  actions?: Record<string, string | undefined> | undefined
  /** What is known without calling anything. */
  given?: string | undefined
}

const fileOf = (fileName: string) => ({ fileId: 'file-operation-guide', fileName })

/** What a trial's code may name. */
export const codeValues = (value: string) => ({
  value: JSON.stringify(value),
  number: Number(value) || 0,
  file: JSON.stringify(fileOf(value)),
})

/** What the buttons do; each may answer what there is to say of it. */
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
}
