import { useEffect, useState } from 'react'
import type { AppContext } from '../../kit/lifecycles'
import { failureText } from '../../kit/texts'
import { TrialField, TrialPanel, TrialResult } from './trial-panel'

const firstPath = '/service-portal/workbench/summary'

/** What an app may ask of the portal. */
export function ReadTrials({ context }: { context: AppContext }) {
  return (
    <>
      <h2 className="trial-group">用户、请求与助手</h2>
      <div className="trial-panels">
        <PersonTrial context={context} />
        <RequestTrial context={context} />
        <TokenTrial context={context} />
        <ThemeTrial context={context} />
        <AssistantTrial context={context} />
        <DownloadTrial context={context} />
      </div>
    </>
  )
}

function PersonTrial({ context: { props } }: { context: AppContext }) {
  return (
    <TrialPanel
      name="user、tenant"
      purpose="登录人与当前单位"
      code={'const { user, tenant } = props'}
    >
      <TrialResult>
        {props.user.username}（{props.user.account}）
        <br />
        {props.tenant.name}
      </TrialResult>
    </TrialPanel>
  )
}

function RequestTrial({ context: { props } }: { context: AppContext }) {
  const [path, setPath] = useState(firstPath)
  const [result, setResult] = useState('')
  const [waiting, setWaiting] = useState(false)
  const known = /^\/[\w-]+\/./.test(path)

  async function ask() {
    setWaiting(true)
    setResult('正在加载数据....')
    try {
      setResult(JSON.stringify(await props.request(path), null, 2))
    } catch (error) {
      setResult(failureText(error))
    }
    setWaiting(false)
  }

  return (
    <TrialPanel
      name="request"
      purpose="经门户调用后端（GET），令牌由门户加上"
      code={`const data = await props.request(${JSON.stringify(path)})`}
    >
      <TrialField label="服务地址" value={path} onChange={setPath} />
      <button type="button" className="button" disabled={!known || waiting} onClick={ask}>
        请求
      </button>
      {!known && <p className="field-error">地址以服务前缀开头，如 {firstPath}</p>}
      {result && (
        <TrialResult>
          <pre>{result}</pre>
        </TrialResult>
      )}
    </TrialPanel>
  )
}

function TokenTrial({ context: { props } }: { context: AppContext }) {
  const [result, setResult] = useState('')

  async function ask() {
    try {
      // The token itself is nobody's to look at.
      setResult(`取得令牌，长 ${(await props.getToken()).length} 个字符`)
    } catch (error) {
      setResult(failureText(error))
    }
  }

  return (
    <TrialPanel
      name="getToken"
      purpose="当前访问令牌，仅用于必须自带令牌的地址"
      code="const token = await props.getToken()"
    >
      <button type="button" className="button" onClick={ask}>
        取得令牌
      </button>
      {result && <TrialResult>{result}</TrialResult>}
    </TrialPanel>
  )
}

function ThemeTrial({ context: { props } }: { context: AppContext }) {
  const [theme, setTheme] = useState(props.theme)
  useEffect(() => props.events.on('theme', setTheme), [props])
  return (
    <TrialPanel
      name="theme"
      purpose="当前主题；在个人菜单中更换时这里随之变化"
      code={"props.theme\nprops.events.on('theme', (theme) => redraw(theme))"}
    >
      <TrialResult>
        {theme.id}，{theme.colorScheme === 'dark' ? '深色' : '浅色'}
      </TrialResult>
      <span className="swatches" aria-hidden="true">
        {['accent', 'success', 'warning', 'danger', 'banner'].map((name) => (
          <span key={name} style={{ background: `var(--portal-colors-${name})` }} />
        ))}
      </span>
    </TrialPanel>
  )
}

function AssistantTrial({ context: { props } }: { context: AppContext }) {
  const [question, setQuestion] = useState('今天有哪些会议？')
  const [result, setResult] = useState('')
  return (
    <TrialPanel
      name="aiWakeUp"
      purpose="打开智能助手并提问"
      code={`props.aiWakeUp(${JSON.stringify(question)})`}
    >
      <TrialField label="问题" value={question} onChange={setQuestion} />
      <button
        type="button"
        className="button"
        onClick={() => setResult(props.aiWakeUp(question) ? '助手已打开' : '当前用户没有智能助手')}
      >
        提问
      </button>
      {result && <TrialResult>{result}</TrialResult>}
    </TrialPanel>
  )
}

function DownloadTrial({ context: { props } }: { context: AppContext }) {
  const [fileName, setFileName] = useState('操作指南.pdf')
  const file = { fileId: 'file-operation-guide', fileName }
  return (
    <TrialPanel
      name="download"
      purpose="由门户下载文件，显示在「文件下载管理器」中"
      code={`props.download(${JSON.stringify(file)})`}
    >
      <TrialField label="文件名" value={fileName} onChange={setFileName} />
      <button type="button" className="button" onClick={() => props.download(file)}>
        下载文件
      </button>
    </TrialPanel>
  )
}
