import { Drawer } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { openerOf } from '../../ui/bar-button'
import { Button } from '../../ui/button'
import { SideDrawer } from '../../ui/overlay/side-drawer'
import { Waiting } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { DownloadLine } from './download-line'
import { isAtRest } from './download-list'
import type { DownloadStore } from './download-store'
import type { Downloads } from './use-download-state'
import { useDownloadText } from './use-download-text'

interface DownloadDrawerProps {
  downloads: Downloads
  /** The button that opened it; it gets the focus back afterwards. */
  button: RefObject<HTMLElement>
  onClose(): void
}

/** 「文件下载管理器」: all of the user's downloads in this browser, whichever window began them (FILE-02). */
export default function DownloadDrawer({ downloads, button, onClose }: DownloadDrawerProps) {
  const texts = useDownloadText()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <SideDrawer
      open
      title={texts.title}
      closeLabel={texts.close}
      initialFocus={() => panel.current?.querySelector('button') ?? null}
      finalFocus={() => openerOf(button.current)}
      onClose={onClose}
      panel={panel}
      maxWidth="560px"
    >
      {downloads.store ? (
        <DownloadRows store={downloads.store} />
      ) : (
        <NoStore downloads={downloads} />
      )}
    </SideDrawer>
  )
}

function DownloadRows({ store }: { store: DownloadStore }) {
  const texts = useDownloadText()
  const [rows, setRows] = useState(store.rows)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    setRows(store.rows())
    return store.subscribe(setRows)
  }, [store])
  const done = rows.filter(({ status }) => status === 3).length

  /** Removing a line would lose the focus, so the list takes it. */
  async function remove(id: string) {
    await store.remove(id)
    list.current?.focus()
  }

  return (
    <>
      <div className="line flex-wrap px-4 pt-0 pb-3 border-b">
        <Button size="sm" disabled={!rows.some(isAtRest)} onClick={() => void store.startAll()}>
          {texts.startAll}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={done === 0}
          onClick={() => void store.removeDone()}
        >
          {texts.removeDone}
        </Button>
        <p className="quiet flex-1 min-w-max text-right">
          {rows.length > 0 && texts.count(rows.length, done)}
        </p>
      </div>
      <Drawer.Body>
        {rows.length === 0 ? (
          <Nothing>
            <StateMessage kind="empty" title={texts.empty} detail={texts.emptyDetail} />
          </Nothing>
        ) : (
          <ul ref={list} className="outline-0" aria-label={texts.list} tabIndex={-1}>
            {rows.toReversed().map((row) => (
              <DownloadLine key={row.id} row={row} store={store} onRemove={() => remove(row.id)} />
            ))}
          </ul>
        )}
      </Drawer.Body>
    </>
  )
}

function NoStore({ downloads: { able, start } }: { downloads: Downloads }) {
  const texts = useDownloadText()
  const { shell } = useText()
  const [failed, setFailed] = useState(false)
  const begin = useCallback(() => {
    setFailed(false)
    void start().then((store) => setFailed(!store))
  }, [start])
  useEffect(begin, [begin])
  return (
    <Drawer.Body>
      <Nothing>
        {!able() ? (
          <StateMessage kind="empty" title={texts.unable} detail={texts.unableDetail} />
        ) : failed ? (
          <StateMessage kind="error" title={texts.noList} detail={texts.noListDetail}>
            <Button onClick={begin}>{shell.retry}</Button>
          </StateMessage>
        ) : (
          <Waiting className="wait gap-2">{texts.loading}</Waiting>
        )}
      </Nothing>
    </Drawer.Body>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return <div className="grid place-items-center min-h-full">{children}</div>
}
