import { BadgeInfo, Megaphone } from 'lucide'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { SafeHtml } from '../../ui/safe-html'
import { CornerCard } from './corner-card'
import type { ShownNotice, ShownVersion } from './notices.server'
import { useClosing, useCountdown } from './use-countdown'

/** A system notice at the bottom right. */
export function CornerNotice({ notice, onClose }: { notice: ShownNotice; onClose(): void }) {
  const { notices: texts } = useText()
  const wait = useCountdown(notice.closableAfter)
  const { left, holding } = useClosing(notice.closesAfter, onClose)
  return (
    <CornerCard
      drawing={Megaphone}
      title={notice.title || texts.title}
      left={left}
      wait={wait}
      holding={holding}
      onClose={onClose}
    >
      <div className="min-h-0 overflow-y-auto break-anywhere text-md">
        <SafeHtml html={notice.html} />
      </div>
    </CornerCard>
  )
}

/** Announces a version, once on this device (NOTICE-02). */
export function VersionTip({ version, onClose }: { version: ShownVersion; onClose(): void }) {
  const { notices: texts } = useText()
  const { left, holding } = useClosing(version.closesAfter, onClose)
  return (
    <CornerCard
      drawing={BadgeInfo}
      title={texts.version(version.version)}
      left={left}
      holding={holding}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink
            size="sm"
            href="/version-manager?fullscreen=1"
            target="_blank"
            rel="noopener"
            onClick={onClose}
          >
            {texts.learnMore}
          </ButtonLink>
        </>
      }
    >
      <p className="min-h-0 overflow-y-auto break-anywhere text-md">
        {version.title || texts.versionDetail}
      </p>
    </CornerCard>
  )
}
