/** The sources that have a colour of their own (MSG-03), by the backend's names. */
const tones: Record<string, string> = {
  公文: 'text-success bg-success-soft',
  通知公告: 'text-warning bg-warning-soft',
  邮件: 'text-accent bg-accent-soft',
}

export function SourceBadge({ app }: { app: string }) {
  const tone = tones[app] ?? 'text-muted bg-canvas'
  return (
    <span
      title={app}
      className={`ellipsis inline-block align-middle max-w-10em px-2 rounded-sm text-xs leading-20px ${tone}`}
    >
      {app}
    </span>
  )
}
