import { useEffect, useState } from 'react'
import { Button, useApp } from '../../kit/react'
import { TrialField, TrialPanel, TrialResult } from './trial-panel'

const linesShown = 8

type Subscribe = (name: string, listener: (data: unknown) => void) => () => void

/** The latest received events of these names, a line each. */
function useReceived(names: readonly string[]): string[] {
  const { props } = useApp()
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    const subscribe = props.events.on.bind(props.events) as Subscribe
    const stops = names.map((name) =>
      subscribe(name, (data) =>
        setLines((before) => [...before, `${name} ${JSON.stringify(data)}`].slice(-linesShown)),
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [props, names])
  return lines
}

function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  if (lines.length === 0) return <>{none}</>
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

const appEvents = ['app:hello-answer', 'app-status', 'visible'] as const

export function EventTrial() {
  const { props } = useApp()
  const lines = useReceived(appEvents)
  return (
    <TrialPanel
      name="events"
      purpose="先打开 React 示例，再回来问候：它会回答。切换标签页时也会收到门户的事件"
      code={
        "props.events.emit('app:hello', { from: props.name })\nconst stop = props.events.on('app:hello-answer', listener)"
      }
    >
      <Button onClick={() => props.events.emit('app:hello', { from: props.name })}>
        问候其他应用
      </Button>
      <Button onClick={() => props.openTab('/example-react')}>打开 React 示例</Button>
      <TrialResult>
        <Lines lines={lines} none="还没有收到事件" />
      </TrialResult>
    </TrialPanel>
  )
}

const liveEvents = ['live', 'message', 'unread', 'stale'] as const

export function LiveTrial() {
  const { props } = useApp()
  const lines = useReceived(liveEvents)
  const [type, setType] = useState('hello')
  const [refused, setRefused] = useState(false)
  return (
    <TrialPanel
      name="实时消息、sendLive"
      purpose="后端推送的数据；sendLive 发往后端，没有 type 时返回 false"
      code={`props.events.on('live', listener)\nprops.sendLive({ type: ${JSON.stringify(type)} })`}
    >
      <TrialField label="type" value={type} onChange={setType} />
      <Button onClick={() => setRefused(!props.sendLive({ type }))}>发送</Button>
      <TrialResult>
        {refused && <p>不能发送，返回 false</p>}
        <Lines lines={lines} none="还没有收到推送" />
      </TrialResult>
    </TrialPanel>
  )
}

export function StateTrial() {
  const { props } = useApp()
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
      <Button onClick={() => setChanged(props.setGlobalState({ command }))}>设置</Button>
      <TrialResult>
        <code>{shared}</code>
        {changed === false && <p>没有变化，返回 false</p>}
      </TrialResult>
    </TrialPanel>
  )
}
