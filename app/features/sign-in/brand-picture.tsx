import { type ReactNode, useEffect, useRef, useState } from 'react'

interface BrandPictureProps {
  /** '' = there is none. */
  address: string
  className: string | undefined
  /** The portal's own drawing, shown where there is no picture or it cannot be had. */
  children: ReactNode
}

/** A decorative picture that the platform names. */
export function BrandPicture({ address, className, children }: BrandPictureProps) {
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    // It may have failed before scripts could hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])

  if (!address || broken) return children
  return (
    <img
      ref={image}
      className={className}
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}
