import { useEffect, useState } from 'react'
import type { AppContext } from '../../kit/lifecycles'
import { TrialField, TrialPanel, TrialResult } from './trial-panel'

const linesShown = 8

/** What apps tell each other, and what the portal tells them. */
export function EventTrials({ context }: { context: AppContext }) {
  return (
    <>
      <h2 className="trial-group">事件与共享状态</h2>
      <div className="trial-panels">
        <EventTrial context={context} />
        <LiveTrial context={context} />
        <StateTrial context={context} />
      </div>
    </>
  )
}

function EventTrial({ context: { props } }: { context: AppContext }) {
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    const { events } = props
    const hear = (name: string) => (data: unknown) =>
      setLines((before) => [...before, `${name} ${JSON.stringify(data)}`].slice(-linesShown))
    const stops = [
      events.on('app:hello-answer', hear('app:hello-answer')),
      events.on('app-status', hear('app-status')),
      events.on('visible', hear('visible')),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [props])

  return (
    <TrialPanel
      name="events"
      purpose="先打开 React 示例，再回来问候：它会回答。切换标签页时也会收到门户的事件"
      code={
        "props.events.emit('app:hello', { from: props.name })\nconst stop = props.events.on('app:hello-answer', listener)"
      }
    >
      <button
        type="button"
        className="button"
        onClick={() => props.events.emit('app:hello', { from: props.name })}
      >
        问候其他应用
      </button>
      <button type="button" className="button" onClick={() => props.openTab('/example-react')}>
        打开 React 示例
      </button>
      <TrialResult>{lines.length === 0 ? '还没有收到事件' : <Lines lines={lines} />}</TrialResult>
    </TrialPanel>
  )
}

function LiveTrial({ context: { props } }: { context: AppContext }) {
  const [lines, setLines] = useState<string[]>([])
  const [type, setType] = useState('hello')
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const hear = (name: string) => (data: unknown) =>
      setLines((before) => [...before, `${name} ${JSON.stringify(data)}`].slice(-linesShown))
    const stops = [
      props.events.on('live', hear('live')),
      props.events.on('message', hear('message')),
      props.events.on('unread', hear('unread')),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [props])

  return (
    <TrialPanel
      name="实时消息、sendLive"
      purpose="后端推送的数据；sendLive 发往后端，没有 type 时返回 false"
      code={`props.events.on('live', listener)\nprops.sendLive({ type: ${JSON.stringify(type)} })`}
    >
      <TrialField label="type" value={type} onChange={setType} />
      <button
        type="button"
        className="button"
        onClick={() => setRefused(!props.sendLive({ type }))}
      >
        发送
      </button>
      <TrialResult>
        {refused && <p>不能发送，返回 false</p>}
        {lines.length === 0 ? '还没有收到推送' : <Lines lines={lines} />}
      </TrialResult>
    </TrialPanel>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ol>
      {lines.map((line, index) => (
        <li key={index}>
          <code>{line}</code>
        </li>
      ))}
    </ol>
  )
}

function StateTrial({ context: { props } }: { context: AppContext }) {
  const [command, setCommand] = useState('刷新')
  const [shared, setShared] = useState('')
  const [changed, setChanged] = useState<boolean | null>(null)
  useEffect(() => {
    props.onGlobalStateChange((state) => setShared(JSON.stringify(state)), true)
    return () => void props.offGlobalStateChange()
  }, [props])

  return (
    <TrialPanel
      name="setGlobalState、onGlobalStateChange"
      purpose="所有应用共享的状态"
      code={`props.onGlobalStateChange(listener, true)\nprops.setGlobalState({ command: ${JSON.stringify(command)} })`}
    >
      <TrialField label="指令" value={command} onChange={setCommand} />
      <button
        type="button"
        className="button"
        onClick={() => setChanged(props.setGlobalState({ command }))}
      >
        设置
      </button>
      <TrialResult>
        <code>{shared}</code>
        {changed === false && <p>没有变化，返回 false</p>}
      </TrialResult>
    </TrialPanel>
  )
}
