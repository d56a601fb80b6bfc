import { useEffect, useState } from 'react'
import type { AppContext } from '../../kit/lifecycles'
import { TrialField, TrialPanel } from './trial-panel'

/** What an app may do with its own tab and the ones beside it. */
export function TabTrials({ context }: { context: AppContext }) {
  return (
    <>
      <h2 className="trial-group">标签页与导航</h2>
      <div className="trial-panels">
        <NavigateTrial context={context} />
        <TitleTrial context={context} />
        <BadgeTrial context={context} />
        <DirtyTrial context={context} />
        <FullScreenTrial context={context} />
        <CloseTrial context={context} />
      </div>
    </>
  )
}

function NavigateTrial({ context: { props } }: { context: AppContext }) {
  const [path, setPath] = useState('/list/index')
  const known = path.startsWith('/')
  return (
    <TrialPanel
      name="navigate、openTab"
      purpose="转到门户的路径；openTab 总在单独的标签页中打开"
      code={`props.navigate(${JSON.stringify(path)})\nprops.openTab(${JSON.stringify(path)})`}
    >
      <TrialField label="路径" value={path} onChange={setPath} />
      <button
        type="button"
        className="button"
        disabled={!known}
        onClick={() => props.navigate(path)}
      >
        转到
      </button>
      <button
        type="button"
        className="button"
        disabled={!known}
        onClick={() => props.openTab(path)}
      >
        新标签页
      </button>
      {!known && <p className="field-error">路径以 / 开头</p>}
    </TrialPanel>
  )
}

function TitleTrial({ context: { props } }: { context: AppContext }) {
  const [title, setTitle] = useState('我的新标题')
  return (
    <TrialPanel
      name="setTitle"
      purpose="标签页标题；留空恢复应用名称"
      code={`props.setTitle(${JSON.stringify(title)})`}
    >
      <TrialField label="标题" value={title} onChange={setTitle} />
      <button type="button" className="button" onClick={() => props.setTitle(title)}>
        设置
      </button>
    </TrialPanel>
  )
}

function BadgeTrial({ context: { props } }: { context: AppContext }) {
  const [count, setCount] = useState('3')
  return (
    <TrialPanel
      name="setBadge"
      purpose="标签页与侧栏上的数字；0 不显示"
      code={`props.setBadge(${Number(count) || 0})`}
    >
      <TrialField label="数字" type="number" value={count} onChange={setCount} />
      <button type="button" className="button" onClick={() => props.setBadge(Number(count) || 0)}>
        设置
      </button>
    </TrialPanel>
  )
}

function DirtyTrial({ context: { props } }: { context: AppContext }) {
  const [dirty, setDirty] = useState(false)
  useEffect(() => {
    props.setDirty(dirty)
    return () => props.setDirty(false)
  }, [dirty, props])
  return (
    <TrialPanel
      name="setDirty"
      purpose="声明未保存：标签页出现圆点，关闭前先询问"
      code={`props.setDirty(${dirty})`}
    >
      <label className="check">
        <input
          type="checkbox"
          checked={dirty}
          onChange={(event) => setDirty(event.target.checked)}
        />
        有未保存的内容
      </label>
    </TrialPanel>
  )
}

function FullScreenTrial({ context: { props } }: { context: AppContext }) {
  return (
    <TrialPanel
      name="setFullScreen"
      purpose="隐藏或恢复四周的门户框架"
      code={'props.setFullScreen(true)\nprops.setFullScreen(false)'}
    >
      <button type="button" className="button" onClick={() => props.setFullScreen(true)}>
        全屏
      </button>
      <button type="button" className="button" onClick={() => props.setFullScreen(false)}>
        恢复
      </button>
    </TrialPanel>
  )
}

function CloseTrial({ context: { props } }: { context: AppContext }) {
  return (
    <TrialPanel name="close" purpose="关闭本标签页；有未保存的内容时先询问" code="props.close()">
      <button type="button" className="button" onClick={() => props.close()}>
        关闭开发文档
      </button>
    </TrialPanel>
  )
}
