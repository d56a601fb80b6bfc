/** When a reminder may come, in minutes before the beginning. */
export const reminders: readonly { minutes: number; text: string }[] = [
  { minutes: 0, text: '开始时' },
  { minutes: 15, text: '提前 15 分钟' },
  { minutes: 30, text: '提前 30 分钟' },
  { minutes: 60, text: '提前 1 小时' },
  { minutes: 1440, text: '提前 1 天' },
]

export function reminderText(minutes: number): string {
  return reminders.find((choice) => choice.minutes === minutes)?.text ?? `提前 ${minutes} 分钟`
}
