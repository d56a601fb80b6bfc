import { type ReactNode, useEffect, useRef, useState } from 'react'

interface PictureProps {
  /** '' = there is none. */
  address: string
  className: string | undefined
  /** If missing, the picture is decorative. */
  alt?: string
  /** The portal's own drawing, shown if there is no picture or if it fails to load. */
  children: ReactNode
}

/** A picture that the platform names. */
export function Picture({ address, className, alt = '', children }: PictureProps) {
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // It may have failed before scripts could listen.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])

  if (!address || broken) return children
  return (
    <img
      ref={image}
      className={className}
      src={address}
      alt={alt}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}
