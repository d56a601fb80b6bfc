import type { RealmBridge } from '~contract/hosting/bridge'

/**
 * How the calls of an isolated document reach the shell, and which of them it may make. frame: for its own frame, by the
 * number that comes first; window: for no frame; never: the document keeps them to itself, or they have a way of their own.
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
