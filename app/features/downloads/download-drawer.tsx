import { Drawer } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { openerOf } from '../../ui/bar-button'
import { recipeClass } from '../../ui/classes'
import { SideDrawer } from '../../ui/overlay/side-drawer'
import { Spinner } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import type { DownloadDesk } from './download-desk'
import styles from './download-drawer.module.css'
import { DownloadLine } from './download-line'
import { isAtRest } from './download-list'
import type { Downloads } from './use-downloads'

interface DownloadDrawerProps {
  downloads: Downloads
  /** What opened it, and has the focus again afterwards. */
  button: RefObject<HTMLElement>
  onClose(): void
}

/** 「文件下载管理器」: all downloads of the person in this browser, whatever window began them (FILE-02). */
export default function DownloadDrawer({ downloads, button, onClose }: DownloadDrawerProps) {
  const texts = useText().downloads
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
      classes={{ content: styles.drawer }}
    >
      {downloads.desk ? <DownloadRows desk={downloads.desk} /> : <NoDesk downloads={downloads} />}
    </SideDrawer>
  )
}

function DownloadRows({ desk }: { desk: DownloadDesk }) {
  const texts = useText().downloads
  const [rows, setRows] = useState(desk.rows)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    setRows(desk.rows())
    return desk.subscribe(setRows)
  }, [desk])
  const done = rows.filter(({ status }) => status === 3).length

  /** A line that goes takes the focus with it: the list has it then. */
  async function remove(id: string) {
    await desk.remove(id)
    list.current?.focus()
  }

  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'sm' })}
          disabled={!rows.some(isAtRest)}
          onClick={() => void desk.startAll()}
        >
          {texts.startAll}
        </button>
        <button
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'sm' })}
          disabled={done === 0}
          onClick={() => void desk.removeDone()}
        >
          {texts.removeDone}
        </button>
        <p className={styles.count}>{rows.length > 0 && texts.count(rows.length, done)}</p>
      </div>
      <Drawer.Body className={styles.body}>
        {rows.length === 0 ? (
          <Nothing>
            <StateMessage kind="empty" title={texts.empty} detail={texts.emptyDetail} />
          </Nothing>
        ) : (
          <ul ref={list} className={styles.list} aria-label={texts.list} tabIndex={-1}>
            {rows.toReversed().map((row) => (
              <DownloadLine key={row.id} row={row} desk={desk} onRemove={() => remove(row.id)} />
            ))}
          </ul>
        )}
      </Drawer.Body>
    </>
  )
}

function NoDesk({ downloads }: { downloads: Downloads }) {
  const { downloads: texts, frame } = useText()
  const [failed, setFailed] = useState(false)
  const { able, start } = downloads
  useEffect(() => {
    start().then((desk) => setFailed(!desk))
  }, [start])
  return (
    <Drawer.Body>
      <Nothing>
        {!able() && <StateMessage kind="empty" title={texts.unable} detail={texts.unableDetail} />}
        {able() && failed && (
          <StateMessage kind="error" title={texts.noDesk} detail={texts.noDeskDetail}>
            <button
              type="button"
              className={recipeClass('button', { variant: 'solid', size: 'md' })}
              onClick={() => {
                setFailed(false)
                start().then((desk) => setFailed(!desk))
              }}
            >
              {frame.retry}
            </button>
          </StateMessage>
        )}
        {able() && !failed && (
          <p className={styles.loading} role="status">
            <Spinner />
            {texts.loading}
          </p>
        )}
      </Nothing>
    </Drawer.Body>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return <div className={styles.nothing}>{children}</div>
}
