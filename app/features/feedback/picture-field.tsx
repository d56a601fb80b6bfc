import { Camera, ImagePlus, X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { feedbackLimits, pictureTypes } from '~contract/platform/feedback-limits'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { type Picture, type PictureProblem, withoutPicture, withPictures } from './draft'
import styles from './feedback-dialog.module.css'
import { canTakeScreenshot, takeScreenshot } from './screenshot'
import { useFeedbackText } from './use-feedback-text'

interface PictureFieldProps {
  pictures: readonly Picture[]
  onChange(pictures: readonly Picture[]): void
  onHide(hidden: boolean): void
}

/** Up to three pictures: screenshots, files, or pasted. */
export function PictureField(props: PictureFieldProps) {
  const feedback = useFeedbackText()
  const { full, problem, add, capture, remove, refuse } = usePictures(props)
  const files = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid">
      <span className="pt-2 pb-1 font-medium">{feedback.pictures}</span>
      <Thumbs
        pictures={props.pictures}
        onRemove={(key) => {
          remove(key)
          choose.current?.focus()
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
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
        <span className="quiet">{feedback.picturesHint}</span>
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
      <span role="alert" className="flex-1 text-danger">
        {problem && feedback.pictureProblems[problem]}
      </span>
    </div>
  )
}

/** The actions that add and remove pictures, and why a picture was not added. */
function usePictures({ pictures, onChange, onHide }: PictureFieldProps) {
  const feedback = useFeedbackText()
  const [problem, setProblem] = useState<PictureProblem | null>(null)

  function add(given: readonly File[]) {
    const next = withPictures(pictures, given)
    setProblem(next.problem)
    onChange(next.pictures)
  }
  usePastedFiles(add)

  async function capture() {
    // Hides the dialog before the browser asks what to share.
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
  const feedback = useFeedbackText()
  return (
    <ul className={`flex flex-wrap gap-3 ${styles.thumbs}`} aria-label={feedback.pictures}>
      {pictures.map(({ key, url, file }) => (
        <li key={key} className="relative mb-2">
          <img src={url} alt={file.name} />
          <button
            type="button"
            className={`icon-button-plain absolute rounded-full size-24px svg:size-14px ${styles.remove}`}
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

/** A button that adds a picture. It is never `disabled`, so that it can say why it does nothing. */
function Way({ drawing, label, full, button, onClick }: WayProps) {
  return (
    <Button ref={button} variant="outline" size="sm" aria-disabled={full} onClick={onClick}>
      <Icon drawing={drawing} />
      {label}
    </Button>
  )
}

/** Adds pasted files while the field is mounted; text is pasted as usual. */
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
