import { Camera, ImagePlus, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
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
export function PictureField({ pictures, onChange, onHide }: PictureFieldProps) {
  const { feedback } = useText()
  const files = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const full = pictures.length >= feedbackLimits.pictures

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

  return (
    <div className={styles.pictures}>
      <span className={styles.label}>{feedback.pictures}</span>
      <ul className={styles.thumbs} aria-label={feedback.pictures}>
        {pictures.map(({ key, url, file }) => (
          <li key={key}>
            <img src={url} alt={file.name} />
            <button
              type="button"
              className={styles.remove}
              aria-label={feedback.remove(file.name)}
              onClick={() => {
                onChange(withoutPicture(pictures, key))
                setProblem(null)
                choose.current?.focus()
              }}
            >
              <Icon drawing={X} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {canTakeScreenshot() && (
          <button
            type="button"
            className={recipeClass('button', { variant: 'outline', size: 'sm' })}
            aria-disabled={full}
            onClick={() => (full ? setProblem('tooMany') : void capture())}
          >
            <Icon drawing={Camera} />
            {feedback.screenshot}
          </button>
        )}
        <button
          ref={choose}
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'sm' })}
          aria-disabled={full}
          onClick={() => (full ? setProblem('tooMany') : files.current?.click())}
        >
          <Icon drawing={ImagePlus} />
          {feedback.choose}
        </button>
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
