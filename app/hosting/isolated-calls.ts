import type { RealmBridge } from '~contract/hosting/bridge'

/**
 * How an isolated document's calls reach the shell, and which of them it may make. frame: for its own frame, whose
 * number is the first argument; window: independent of any frame; never: handled inside the document, or on another
 * path.
 */
export const bridgeCalls = {
  connect: 'never',
  token: 'never',
  sessionEnded: 'never',
  mounted: 'frame',
  failed: 'frame',
  isPage: 'frame',
  missed: 'frame',
  erred: 'frame',
  moved: 'frame',
  travel: 'frame',
  loadAt: 'frame',
  edited: 'frame',
  busy: 'frame',
  navigate: 'frame',
  openTab: 'frame',
  stopped: 'frame',
  close: 'frame',
  setTitle: 'frame',
  setPageTitle: 'frame',
  setBadge: 'frame',
  setDirty: 'frame',
  setFullScreen: 'frame',
  offerSelection: 'frame',
  pickFiles: 'frame',
  emit: 'frame',
  active: 'window',
  openPalette: 'window',
  openKeys: 'window',
  aiWakeUp: 'window',
  sendLive: 'window',
  takesDownload: 'window',
  download: 'window',
  openFile: 'window',
  setGlobalState: 'window',
} as const satisfies Record<keyof RealmBridge, 'frame' | 'window' | 'never'>
