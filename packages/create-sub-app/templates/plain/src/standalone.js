const notices = [
  {
    id: '1',
    title: '关于开展消防演练的通知',
    orgName: '综合科',
    publishedAt: '2026-02-03 09:00:00',
  },
  {
    id: '2',
    title: '关于调整会议室使用时间的通知',
    orgName: '办公室',
    publishedAt: '2026-02-02 15:30:00',
  },
]

/** 单独打开页面时代替门户：示例数据。要连接后端，换成 `{ origin: '后端的源', token: '开发令牌' }`。 */
export const standIn = {
  name: '__CODE__',
  answers: {
    '/service-notify/notice/page': { records: notices },
    ...Object.fromEntries(notices.map((one) => [`/service-notify/notice/${one.id}`, one])),
  },
}
