/** Categories of work in a log. In a separate file, so that the app's bundle does not include the schemas. */
export const categories = [
  '公文办理',
  '文稿起草',
  '会议活动',
  '调研督查',
  '综合协调',
  '学习培训',
  '其他',
] as const
