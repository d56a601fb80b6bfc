import examples from 'virtual:dev-docs/examples'
import { type KeyboardEvent, useState } from 'react'
import { Button, useApp } from '../../kit/react'
import { DocsHead } from '../docs-head'
import { Written } from '../guide/written'
import { pageAt } from '../pages'
import described from './introductions.json'
import { LiveExample } from './live-example'

const introductions: Record<string, string> = described

/** A running example, and its source beside it. */
export function ExamplePage({ code }: { code: string }) {
  const { props } = useApp()
  const example = examples.find((one) => one.code === code)
  const title = pageAt(`/examples/${code}`)?.title ?? code
  if (!example) return null
  return (
    <article>
      <DocsHead title={title}>
        <p>{introductions[code]}</p>
        <Button className="mt-2" onClick={() => props.openTab(`/${code}`)}>
          在标签页中打开
        </Button>
      </DocsHead>
      <div className="grid cols-2 gap-5 items-start max-1080:cols-1">
        <LiveExample code={code} title={title} />
        <Sources files={example.files} />
      </div>
    </article>
  )
}

function Sources({ files }: { files: { name: string; html: string }[] }) {
  const [chosen, setChosen] = useState(files[0]?.name ?? '')
  const file = files.find(({ name }) => name === chosen)

  /** Arrow keys move from tab to tab, as in any list of tabs. */
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
      <div className="mb-2 pills" role="tablist" aria-label="源码文件" onKeyDown={move}>
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
