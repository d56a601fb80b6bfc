import examples from 'virtual:dev-docs/examples'
import { type KeyboardEvent, useState } from 'react'
import { Button, useApp } from '../../kit/react'
import { Written } from '../guide/written'
import { pageAt } from '../pages'
import { LiveExample } from './live-example'

const introductions: Record<string, string> = {
  'example-react':
    '用 defineSubApp 导出生命周期：请求后端、设置角标、声明未保存、回答其他应用的事件。',
  'example-vue': '在 base 之下用地址记住位置，标题随内容变化，并监听主题。',
  'example-plain': '没有生命周期，也没有构建工具：门户的能力就在 window.portalProps。',
}

/** A running example, and its source beside it. */
export function ExamplePage({ code }: { code: string }) {
  const { props } = useApp()
  const example = examples.find((one) => one.code === code)
  const title = pageAt(`/examples/${code}`)?.title ?? code
  if (!example) return null
  return (
    <article className="example-page">
      <header className="docs-head">
        <h1>{title}</h1>
        <p>{introductions[code]}</p>
        <Button onClick={() => props.openTab(`/${code}`)}>在标签页中打开</Button>
      </header>
      <div className="example-sides">
        <LiveExample code={code} title={title} />
        <Sources files={example.files} />
      </div>
    </article>
  )
}

interface SourcesProps {
  files: { name: string; html: string }[]
}

function Sources({ files }: SourcesProps) {
  const [chosen, setChosen] = useState(files[0]?.name ?? '')
  const file = files.find(({ name }) => name === chosen)

  /** Arrow keys go from tab to tab, as in any list of tabs. */
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = files.findIndex(({ name }) => name === chosen)
    const next = files[(at + step + files.length) % files.length]
    if (!next) return
    event.preventDefault()
    setChosen(next.name)
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
    tabs[files.indexOf(next)]?.focus()
  }

  return (
    <section className="example-source" aria-label="源码">
      <div className="file-tabs pills" role="tablist" aria-label="源码文件" onKeyDown={move}>
        {files.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="menu-item"
            id={`file-${name}`}
            aria-selected={name === chosen}
            aria-controls="file"
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="file" role="tabpanel" aria-labelledby={`file-${chosen}`}>
        {file && <Written html={file.html} />}
      </div>
    </section>
  )
}
