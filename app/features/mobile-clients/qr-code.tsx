import { useMemo } from 'react'
import type { DeviceClient } from '~contract/platform/device-clients'
import { qrCodeSize } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import styles from './mobile-popover.module.css'
import { drawQr } from './qr-drawing'

/** A client with its code, or why there is none. */
export function QrCode({ client }: { client: DeviceClient }) {
  const { mobileClients } = useText()
  const drawing = useMemo(() => drawQr(client.qrCode), [client.qrCode])
  const name = client.name || mobileClients.nameless
  return (
    <figure className={styles.client}>
      <div className={styles.code}>
        {drawing ? (
          <svg
            role="img"
            aria-label={mobileClients.codeOf(name)}
            width={qrCodeSize}
            height={qrCodeSize}
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            shapeRendering="crispEdges"
          >
            <path d={drawing.path} />
          </svg>
        ) : (
          <p className={styles.without}>
            {client.qrCode ? mobileClients.tooLong : mobileClients.noCode}
          </p>
        )}
      </div>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  )
}
