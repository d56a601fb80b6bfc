import { useEffect, useState } from 'react'
import { Tick, useApp } from '../../kit/react'
import { TrialPanel, TrialResult } from './trial-panel'

export function DirtyTrial() {
  const { props } = useApp()
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
      <Tick text="有未保存的内容" checked={dirty} set={setDirty} />
    </TrialPanel>
  )
}

export function ThemeTrial() {
  const { props } = useApp()
  const [theme, setTheme] = useState(props.theme)
  useEffect(() => props.events.on('theme', setTheme), [props])
  return (
    <TrialPanel
      name="theme"
      purpose="当前主题；在个人菜单中更换时这里随之变化"
      code={"props.theme\nprops.events.on('theme', (theme) => redraw(theme))"}
    >
      <TrialResult>{`${theme.id}，${theme.colorScheme === 'dark' ? '深色' : '浅色'}`}</TrialResult>
      <span className="flex gap-1.5" aria-hidden="true">
        {['accent', 'success', 'warning', 'danger', 'banner'].map((name) => (
          <span
            key={name}
            className="size-24px rounded-sm"
            style={{ background: `var(--portal-colors-${name})` }}
          />
        ))}
      </span>
    </TrialPanel>
  )
}
