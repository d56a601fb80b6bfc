import { BadgeInfo, Megaphone } from 'lucide'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { SafeHtml } from '../../ui/safe-html'
import { CornerCard } from './corner-card'
import styles from './notices.module.css'
import type { ShownNotice, ShownVersion } from './notices.server'
import { useClosing, useCountdown } from './use-countdown'

/** A system notice bottom right. */
export function CornerNotice({ notice, onClose }: { notice: ShownNotice; onClose(): void }) {
  const { notices: texts } = useText()
  const wait = useCountdown(notice.closableAfter)
  const { left, holding } = useClosing(notice.closesAfter, onClose)
  return (
    <CornerCard
      drawing={Megaphone}
      title={notice.title || texts.title}
      {...{ left, wait, holding, onClose }}
    >
      <div className={styles.cardText}>
        <SafeHtml html={notice.html} />
      </div>
    </CornerCard>
  )
}

/** Tells of a version, once on this device (NOTICE-02). */
export function VersionTip({ version, onClose }: { version: ShownVersion; onClose(): void }) {
  const { notices: texts } = useText()
  const { left, holding } = useClosing(version.closesAfter, onClose)
  return (
    <CornerCard
      drawing={BadgeInfo}
      title={texts.version(version.version)}
      {...{ left, holding, onClose }}
      actions={
        <>
          <button
            type="button"
            className={recipeClass('button', { variant: 'outline', size: 'sm' })}
            onClick={onClose}
          >
            {texts.close}
          </button>
          <a
            className={recipeClass('button', { variant: 'solid', size: 'sm' })}
            href="/version-manager?fullscreen=1"
            target="_blank"
            rel="noopener"
            onClick={onClose}
          >
            {texts.learnMore}
          </a>
        </>
      }
    >
      <p className={styles.cardText}>{version.title || texts.versionDetail}</p>
    </CornerCard>
  )
}
