import { Camera, ImagePlus, X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { feedbackLimits, pictureTypes } from '~contract/platform/feedback-limits'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { type Picture, type PictureProblem, withoutPicture, withPictures } from './draft'
import styles from './feedback-dialog.module.css'
import { canTakeScreenshot, takeScreenshot } from './screenshot'

interface PictureFieldProps {
  pictures: readonly Picture[]
  onChange(pictures: readonly Picture[]): void
  onHide(hidden: boolean): void
}

/** Up to three pictures: of the screen, of files, or pasted. */
export function PictureField(props: PictureFieldProps) {
  const { feedback } = useText()
  const { full, problem, add, capture, remove, refuse } = usePictures(props)
  const files = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.pictures}>
      <span className={styles.label}>{feedback.pictures}</span>
      <Thumbs
        pictures={props.pictures}
        onRemove={(key) => {
          remove(key)
          choose.current?.focus()
        }}
      />
      <div className={styles.ways}>
        {canTakeScreenshot() && (
          <Way
            drawing={Camera}
            label={feedback.screenshot}
            full={full}
            onClick={() => (full ? refuse() : void capture())}
          />
        )}
        <Way
          button={choose}
          drawing={ImagePlus}
          label={feedback.choose}
          full={full}
          onClick={() => (full ? refuse() : files.current?.click())}
        />
        <span className={styles.hint}>{feedback.picturesHint}</span>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept={pictureTypes.join()}
          aria-label={feedback.choose}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      <span role="alert" className={styles.error}>
        {problem && feedback.pictureProblems[problem]}
      </span>
    </div>
  )
}

/** The ways in which pictures come and go, and why one did not come. */
function usePictures({ pictures, onChange, onHide }: PictureFieldProps) {
  const { feedback } = useText()
  const [problem, setProblem] = useState<PictureProblem | null>(null)

  function add(given: readonly File[]) {
    const next = withPictures(pictures, given)
    setProblem(next.problem)
    onChange(next.pictures)
  }
  usePastedFiles(add)

  async function capture() {
    // Out of sight before the browser asks what to show.
    flushSync(() => onHide(true))
    const file = await takeScreenshot(feedback.screenshotName)
    onHide(false)
    if (file) add([file])
  }

  function remove(key: number) {
    onChange(withoutPicture(pictures, key))
    setProblem(null)
  }
  const full = pictures.length >= feedbackLimits.pictures
  return { full, problem, add, capture, remove, refuse: () => setProblem('tooMany') }
}

interface ThumbsProps {
  pictures: readonly Picture[]
  onRemove(key: number): void
}

function Thumbs({ pictures, onRemove }: ThumbsProps) {
  const { feedback } = useText()
  return (
    <ul className={styles.thumbs} aria-label={feedback.pictures}>
      {pictures.map(({ key, url, file }) => (
        <li key={key}>
          <img src={url} alt={file.name} />
          <button
            type="button"
            className={styles.remove}
            aria-label={feedback.remove(file.name)}
            onClick={() => onRemove(key)}
          >
            <Icon drawing={X} />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface WayProps {
  drawing: typeof Camera
  label: string
  /** There is no room for more. */
  full: boolean
  button?: RefObject<HTMLButtonElement>
  onClick(): void
}

/** A way to bring a picture; never disabled as such, so that it can say why it does nothing. */
function Way({ drawing, label, full, button, onClick }: WayProps) {
  return (
    <button
      ref={button}
      type="button"
      className={recipeClass('button', { variant: 'outline', size: 'sm' })}
      aria-disabled={full}
      onClick={onClick}
    >
      <Icon drawing={drawing} />
      {label}
    </button>
  )
}

/** Files that are pasted while the field is there; text goes where it is pasted. */
function usePastedFiles(add: (files: readonly File[]) => void) {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [])
}
