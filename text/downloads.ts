import type { Language } from './languages'

/** The sentences of the list of downloads, which come with it. */
const chinese = {
  title: '文件下载管理器',
  close: '关闭',
  loading: '正在加载数据....',
  startAll: '开始下载',
  removeDone: '清除已完成',
  count: (all: number, done: number) => `共 ${all} 个，已完成 ${done} 个`,
  list: '下载列表',
  empty: '暂无下载任务',
  emptyDetail: '在应用中点击下载后，文件会出现在这里。',
  unable: '当前浏览器不支持下载管理',
  unableDetail: '文件由浏览器自身下载，请在浏览器的下载列表中查看。',
  noList: '下载列表无法打开',
  noListDetail: '请检查网络，或确认浏览器允许本站保存数据。',
  unnamed: '未命名文件',
  queued: '排队中',
  held: '已暂停',
  connecting: '正在连接…',
  waiting: '登录已失效，重新登录后继续下载',
  done: '已完成',
  progressOf: (name: string) => `${name} 下载进度`,
  speed: (size: string) => `${size}/秒`,
  left: (seconds: number) => `剩余 ${chineseTime(seconds)}`,
  pause: (name: string) => `暂停 ${name}`,
  resume: (name: string) => `继续 ${name}`,
  cancel: (name: string) => `取消 ${name}`,
  remove: (name: string) => `移除 ${name}`,
  retry: '重试',
  byBrowser: '用浏览器下载',
  saveAgain: '再次保存',
  saveAs: '另存为…',
  saving: '正在保存…',
  lost: '文件已不在本机，请重新下载',
  taken: (name: string) => `已加入下载列表：${name}`,
  finished: (name: string) => `下载完成：${name}`,
  broken: (name: string) => `下载失败：${name}`,
  failures: {
    network: '网络连接中断，请检查网络后重试',
    service: '文件服务暂时不可用，请稍后重试',
    'session-over': '登录已失效，请重新登录后重试',
    gone: '文件不存在或已被删除',
    forbidden: '没有权限下载此文件',
    refused: '文件服务拒绝了下载请求',
    'disk-full': '磁盘空间不足，请清理后重试',
    storage: '浏览器没有写入文件的权限，请检查设置后重试',
  },
}

const english: typeof chinese = {
  title: 'Downloads',
  close: 'Close',
  loading: 'Loading…',
  startAll: 'Start',
  removeDone: 'Clear finished',
  count: (all: number, done: number) => `${done} of ${all} finished`,
  list: 'Downloads',
  empty: 'No downloads',
  emptyDetail: 'Files that you download in apps appear here.',
  unable: 'This browser does not support the download manager',
  unableDetail: 'Files are downloaded by the browser itself; see its own list of downloads.',
  noList: 'The list of downloads cannot be opened',
  noListDetail: 'Check your network, and that the browser lets this site store data.',
  unnamed: 'Unnamed file',
  queued: 'Queued',
  held: 'Paused',
  connecting: 'Connecting…',
  waiting: 'Your session has ended; the download goes on after you sign in',
  done: 'Finished',
  progressOf: (name: string) => `Progress of ${name}`,
  speed: (size: string) => `${size}/s`,
  left: (seconds: number) => `${englishTime(seconds)} left`,
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: 'Retry',
  byBrowser: 'Download by browser',
  saveAgain: 'Save again',
  saveAs: 'Save as…',
  saving: 'Saving…',
  lost: 'The file is no longer on this device. Please download it again.',
  taken: (name: string) => `Added to downloads: ${name}`,
  finished: (name: string) => `Download finished: ${name}`,
  broken: (name: string) => `Download failed: ${name}`,
  failures: {
    network: 'The connection was lost. Check your network and retry.',
    service: 'The file service is unavailable. Please retry later.',
    'session-over': 'Your session has ended. Sign in again and retry.',
    gone: 'The file does not exist or was deleted',
    forbidden: 'You may not download this file',
    refused: 'The file service refused the download',
    'disk-full': 'Not enough disk space. Free some and retry.',
    storage: 'The browser may not write files. Check its settings and retry.',
  },
}

/** In the largest unit that is precise enough. */
function chineseTime(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} 秒`
  if (seconds < 3_600) return `${Math.round(seconds / 60)} 分钟`
  return `${(seconds / 3_600).toFixed(1)} 小时`
}

/** In the largest unit that is precise enough. */
function englishTime(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`
  if (seconds < 3_600) return `${Math.round(seconds / 60)} min`
  return `${(seconds / 3_600).toFixed(1)} h`
}

export type DownloadTexts = typeof chinese

export const downloadTexts: Readonly<Record<Language, DownloadTexts>> = {
  'zh-CN': chinese,
  'en-US': english,
}
