import { Download, FolderDown, type IconNode, Pause, Play, RotateCw, X } from 'lucide'
import { Fragment, useState } from 'react'
import { fileTypeOf } from '~contract/platform/file-types'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { FileSign } from '../../ui/file-sign'
import { Icon } from '../../ui/icon'
import { percentOf, sizeText } from './amounts'
import type { DownloadDesk, DownloadRow } from './download-desk'
import styles from './download-drawer.module.css'
import { isOpen } from './download-list'
import { followLink } from './follow-link'
import { canChoosePlace, handToBrowser, saveAs } from './save-file'
import { failureText } from './start-downloads'

interface DownloadLineProps {
  row: DownloadRow
  desk: DownloadDesk
  onRemove(): void
}

/** One download: what it is, how far it has come, and what can be done with it. */
export function DownloadLine({ row, desk, onRemove }: DownloadLineProps) {
  const texts = useText().downloads
  const [problem, setProblem] = useState('')
  const name = row.fileName || texts.unnamed
  return (
    <li className={styles.line} data-status={row.status}>
      <FileSign type={fileTypeOf(name)} />
      <div className={styles.what}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        {isOpen(row) && !isQueued(row) && <ProgressBar row={row} name={name} />}
        <p className={styles.state} data-failed={row.status === 2}>
          <StateText row={row} />
        </p>
        {problem && (
          <p className={styles.state} data-failed role="alert">
            {problem}
          </p>
        )}
        {row.status === 3 && <Saving row={row} desk={desk} onProblem={setProblem} />}
        {row.status === 2 && (
          <div className={styles.ways}>
            <button
              type="button"
              className={recipeClass('button', { variant: 'outline', size: 'sm' })}
              onClick={() => void desk.start(row.id)}
            >
              <Icon drawing={RotateCw} />
              {texts.retry}
              <span className="visually-hidden">{name}</span>
            </button>
            <button
              type="button"
              className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
              onClick={() => followLink(row.fileUrl, name)}
            >
              {texts.byBrowser}
              <span className="visually-hidden">{name}</span>
            </button>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {isOpen(row) && (
          <IconButton
            label={row.held ? texts.resume(name) : texts.pause(name)}
            drawing={row.held ? Play : Pause}
            onClick={() => void (row.held ? desk.start(row.id) : desk.pause(row.id))}
          />
        )}
        <IconButton
          label={isOpen(row) ? texts.cancel(name) : texts.remove(name)}
          drawing={X}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

const isQueued = ({ status, held, received }: DownloadRow) =>
  status === 0 && (!held || received === 0)

function ProgressBar({ row, name }: { row: DownloadRow; name: string }) {
  const texts = useText().downloads
  const { received, total } = row.progress ?? row
  const percent = total === null ? undefined : percentOf(received, total)
  return (
    <div
      role="progressbar"
      className={styles.progress}
      aria-label={texts.progressOf(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-unknown={percent === undefined}
      data-still={row.held}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent ?? 30} height="1" />
      </svg>
    </div>
  )
}

function StateText({ row }: { row: DownloadRow }) {
  const texts = useText().downloads
  const { received, total } = row.progress ?? row
  const amount = total === null ? sizeText(received) : `${sizeText(received)} / ${sizeText(total)}`
  if (row.status === 2) return failureText(row, texts)
  if (row.status === 3) return `${texts.done} · ${sizeText(row.received)}`
  if (row.held) return received > 0 ? `${texts.held} · ${amount}` : texts.held
  if (row.status === 0) return texts.queued
  if (row.progress?.waiting) return texts.waiting
  if (!row.progress) return texts.connecting
  const { speed } = row.progress
  const left = total !== null && speed > 0 ? texts.left((total - received) / speed) : ''
  const pace = speed > 0 ? texts.speed(sizeText(speed)) : ''
  const parts = [amount, pace, left].filter(Boolean)
  return parts.map((part, at) => (
    <Fragment key={at === 0 ? 'amount' : part}>
      {at > 0 && ' · '}
      <span className={styles.piece}>{part}</span>
    </Fragment>
  ))
}

interface SavingProps {
  row: DownloadRow
  desk: DownloadDesk
  onProblem(text: string): void
}

/** The browser may have kept the file back, or the person wants it elsewhere. */
function Saving({ row, desk, onProblem }: SavingProps) {
  const texts = useText().downloads
  const [busy, setBusy] = useState(false)

  async function save(elsewhere: boolean) {
    onProblem('')
    setBusy(true)
    const file = await desk.fileOf(row.id)
    if (!file) onProblem(texts.lost)
    else if (!elsewhere) handToBrowser(file, row.fileName)
    else {
      const failure = await saveAs(file, row.fileName)
      if (failure) onProblem(texts.failures[failure.kind])
    }
    setBusy(false)
  }

  return (
    <div className={styles.ways}>
      <button
        type="button"
        className={recipeClass('button', { variant: 'outline', size: 'sm' })}
        disabled={busy}
        onClick={() => void save(false)}
      >
        <Icon drawing={Download} />
        {texts.saveAgain}
        <span className="visually-hidden">{row.fileName}</span>
      </button>
      {canChoosePlace() && (
        <button
          type="button"
          className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
          disabled={busy}
          onClick={() => void save(true)}
        >
          <Icon drawing={FolderDown} />
          {busy ? texts.saving : texts.saveAs}
          <span className="visually-hidden">{row.fileName}</span>
        </button>
      )}
    </div>
  )
}

interface IconButtonProps {
  label: string
  drawing: IconNode
  onClick(): void
}

function IconButton({ label, drawing, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon drawing={drawing} />
    </button>
  )
}
