import { useEffect, useRef, useState } from 'react'
import { Button, useApp } from '../../kit/react'
import { openRealmFrame, planFor, realmAddress } from '../hosting/realm-frame'

type Status = '正在加载数据....' | '运行中' | '加载失败'

const callsShown = 6

/** Shows the example in a frame, and the portal functions that it calls. */
export function LiveExample({ code, title }: { code: string; title: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<Status>('正在加载数据....')
  const [attempt, setAttempt] = useState(0)
  const [calls, setCalls] = useState<string[]>([])
  const { props } = useApp()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more opens another frame
  useEffect(() => {
    if (!place.current) return
    const entry = `/subapps/${code}/`
    const say = (line: string) => setCalls((before) => [...before, line].slice(-callsShown))
    setStatus('正在加载数据....')
    const frame = openRealmFrame(place.current, {
      title,
      address: realmAddress(entry),
      getToken: props.getToken,
      guest: {
        connected: (controls) => controls.start(planFor(props, { title, entry, path: `/${code}` })),
        mounted: () => setStatus('运行中'),
        failed: ({ detail }) => {
          setStatus('加载失败')
          say(detail)
        },
        erred: say,
        called(name, ...given) {
          if (name === 'busy' || name === 'edited') return
          say(`${name}(${given.map((value) => JSON.stringify(value)).join(', ')})`)
        },
      },
    })
    return () => frame.close()
  }, [code, title, props, attempt])

  return (
    <section aria-label="运行中的示例">
      <div ref={place} className="app-frame" />
      <div className="mt-3">
        <p role="status" className={status === '加载失败' ? 'danger' : 'muted'}>
          {status}
          {status === '加载失败' && (
            <Button plain onClick={() => setAttempt((before) => before + 1)}>
              重试
            </Button>
          )}
        </p>
        <h2 className="mt-2">调用的门户能力</h2>
        {calls.length === 0 && <p className="muted">还没有调用</p>}
        <ol>
          {calls.map((call, index) => (
            <li key={index} className="py-3px text-13px">
              <code>{call}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
