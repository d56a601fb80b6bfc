import { useMemo } from 'react'
import type { DeviceClient } from '~contract/platform/device-clients'
import { drawQr } from '../../ui/qr-drawing'
import styles from './mobile-popover.module.css'
import { useMobileText } from './use-mobile-text'

/** The side of a mobile client's code, in pixels (AID-04). */
const qrCodeSize = 128

/** A client with its code, or why it has none. */
export function QrCode({ client }: { client: DeviceClient }) {
  const text = useMobileText()
  const drawing = useMemo(() => drawQr(client.qrCode), [client.qrCode])
  const name = client.name || text.nameless
  return (
    <figure className="grid justify-items-center gap-2">
      <div className={`grid place-items-center p-3 border rounded-md ${styles.code}`}>
        {drawing ? (
          <svg
            role="img"
            aria-label={text.codeOf(name)}
            width={qrCodeSize}
            height={qrCodeSize}
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            shapeRendering="crispEdges"
          >
            <path d={drawing.path} />
          </svg>
        ) : (
          <p className={`text-sm text-center ${styles.without}`}>
            {client.qrCode ? text.tooLong : text.noCode}
          </p>
        )}
      </div>
      <figcaption className="max-w-full text-center break-anywhere">{name}</figcaption>
    </figure>
  )
}
