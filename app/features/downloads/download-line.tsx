import { Download, FolderDown, Pause, Play, RotateCw, X } from 'lucide'
import { Fragment, useState } from 'react'
import { fileTypeOf } from '~contract/platform/file-types'
import { Button } from '../../ui/button'
import { FileSign } from '../../ui/file-sign'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { percentOf, sizeText } from './amounts'
import styles from './download-drawer.module.css'
import { isOpen } from './download-list'
import type { DownloadRow, DownloadStore } from './download-store'
import { followLink } from './follow-link'
import { canChoosePlace, handToBrowser, saveAs } from './save-file'
import { failureText } from './start-downloads'
import { useDownloadText } from './use-download-text'

interface DownloadLineProps {
  row: DownloadRow
  store: DownloadStore
  onRemove(): void
}

const factClass = 'quiet mt-0.5 tabular-nums leading-1.5 break-anywhere'

/** The colours of a failed and of a finished download. */
const tones: Partial<Record<DownloadRow['status'], string>> = {
  2: 'text-danger',
  3: 'text-success',
}

/** One download: its name, its progress, and its actions. */
export function DownloadLine({ row, store, onRemove }: DownloadLineProps) {
  const texts = useDownloadText()
  const [problem, setProblem] = useState('')
  const name = row.fileName || texts.unnamed
  return (
    <li className="flex items-start border-b px-4 py-3 gap-3">
      <FileSign type={fileTypeOf(name)} />
      <div className="flex-1 min-w-0">
        <p className="clamp leading-1.5 line-clamp-2 text-md text-text" title={name}>
          {name}
        </p>
        {isOpen(row) && !isQueued(row) && <ProgressBar row={row} name={name} />}
        <p className={`${factClass} ${tones[row.status] ?? ''}`}>
          <StateText row={row} />
        </p>
        {problem && (
          <p className={`${factClass} text-danger`} role="alert">
            {problem}
          </p>
        )}
        {row.status === 3 && <Saving row={row} store={store} onProblem={setProblem} />}
        {row.status === 2 && (
          <div className="flex flex-wrap mt-2 gap-2 svg:size-15px">
            <Button variant="outline" size="sm" onClick={() => void store.start(row.id)}>
              <Icon drawing={RotateCw} />
              {texts.retry}
              <span className="visually-hidden">{name}</span>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => followLink(row.fileUrl, name)}>
              {texts.byBrowser}
              <span className="visually-hidden">{name}</span>
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-none">
        {isOpen(row) && (
          <IconButton
            label={row.held ? texts.resume(name) : texts.pause(name)}
            icon={row.held ? Play : Pause}
            className="size-32px"
            onClick={() => void (row.held ? store.start(row.id) : store.pause(row.id))}
          />
        )}
        <IconButton
          icon={X}
          label={isOpen(row) ? texts.cancel(name) : texts.remove(name)}
          className="size-32px"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

const isQueued = ({ status, held, received }: DownloadRow) =>
  status === 0 && (!held || received === 0)

function ProgressBar({ row, name }: { row: DownloadRow; name: string }) {
  const texts = useDownloadText()
  const { received, total } = row.progress ?? row
  const percent = total === null ? undefined : percentOf(received, total)
  return (
    <div
      role="progressbar"
      className={`overflow-hidden rounded-full bg-border mt-2 mb-1 h-6px ${styles.progress}`}
      aria-label={texts.progressOf(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-unknown={percent === undefined}
      data-still={row.held}
    >
      <svg
        className="block w-full h-full"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={percent ?? 30} height="1" />
      </svg>
    </div>
  )
}

function StateText({ row }: { row: DownloadRow }) {
  const texts = useDownloadText()
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
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ))
}

interface SavingProps {
  row: DownloadRow
  store: DownloadStore
  onProblem(text: string): void
}

/** Offers to save again: the browser may have blocked the file, or the user wants it elsewhere. */
function Saving({ row, store, onProblem }: SavingProps) {
  const texts = useDownloadText()
  const [busy, setBusy] = useState(false)

  async function save(elsewhere: boolean) {
    onProblem('')
    setBusy(true)
    const file = await store.fileOf(row.id)
    if (!file) onProblem(texts.lost)
    else if (!elsewhere) handToBrowser(file, row.fileName)
    else {
      const failure = await saveAs(file, row.fileName)
      if (failure) onProblem(texts.failures[failure.kind])
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap mt-2 gap-2 svg:size-15px">
      <Button variant="outline" size="sm" disabled={busy} onClick={() => void save(false)}>
        <Icon drawing={Download} />
        {texts.saveAgain}
        <span className="visually-hidden">{row.fileName}</span>
      </Button>
      {canChoosePlace() && (
        <Button variant="ghost" size="sm" disabled={busy} onClick={() => void save(true)}>
          <Icon drawing={FolderDown} />
          {busy ? texts.saving : texts.saveAs}
          <span className="visually-hidden">{row.fileName}</span>
        </Button>
      )}
    </div>
  )
}
