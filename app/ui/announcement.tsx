import { useEffect, useState } from 'react'

/**
 * Announces a text to screen readers when it changes. They read out only what enters a live region after it was
 * rendered.
 */
export function Announcement({ text }: { text: string }) {
  const [said, say] = useState('')
  useEffect(() => say(text), [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
