import type { Status } from './contract'

const texts: Record<Status, string> = {
  pending: '办理中',
  approved: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
}

export function StatusTag({ status }: { status: Status }) {
  return <span className={`tag status-${status}`}>{texts[status]}</span>
}
