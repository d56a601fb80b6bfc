/** What the work of a day may be. In a file of its own: the app needs no schemas in the browser. */
export const categories = [
  '公文办理',
  '文稿起草',
  '会议活动',
  '调研督查',
  '综合协调',
  '学习培训',
  '其他',
] as const
