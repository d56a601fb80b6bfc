export const educations = [
  '博士研究生',
  '硕士研究生',
  '大学本科',
  '大学专科',
  '高中及以下',
] as const

export const statuses = ['在岗', '借调', '挂职', '长期病休', '退休'] as const

/** What a list of people can be sorted by. */
export const sortings = ['name', 'entryDate', 'leaveLeft'] as const

export type Sorting = (typeof sortings)[number]
