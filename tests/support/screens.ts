/** The first screen of each app that runs in an app frame: its code and its address. */
export const appScreens = [
  ['workflow', '/workflow/todo'],
  ['official', '/official'],
  ['addresslist', '/addresslist/org'],
  ['forum', '/forum/topics'],
  ['work', '/work/list'],
  ['dailyPerson', '/dailyPerson/index'],
  ['scheduleCenter', '/scheduleCenter/center/index'],
  ['pendCenter', '/pendCenter/handle?menu=handle&code=handleall'],
  ['center', '/center/myFile'],
  ['personCollect', '/personCollect/myCollect?classify=allCollect&menu=collect'],
  ['gwsearch', '/gwsearch/full-text-search?keyword=通知'],
  ['meetingnotice', '/meetingnotice/noticeDetail'],
  ['ai', '/ai/chat'],
  ['lowcode', '/lowcode/pages'],
  ['formDesigner', '/formDesigner/forms'],
  ['devDocs', '/devDocs/guide'],
] as const
