import { listOf, plural } from './plural'
import type { Texts } from './zh-CN'

/** The same sentences in English. */
export const enUS = {
  language: 'en-US',
  pageTitle: (page: string, system: string) => `${page} - ${system}`,

  phrases: {
    joined: (parts: readonly string[]) => parts.join(', '),
    listed: (names: readonly string[]) => names.join(', '),
    detailed: (what: string, detail: string) => `${what}: ${detail}`,
  },

  languageChange: {
    failed: 'The language could not be changed. Please try again later.',
  },

  signInAgain: {
    title: 'Your session has ended. Please sign in again.',
    done: 'Signed in again',
  },

  signOut: {
    title: 'Sign out',
    question: 'Sign out?',
    detail: 'You will need to sign in again.',
    unsaved: (titles: readonly string[]) =>
      `Unsaved work in ${listOf(titles)} will be lost if you sign out.`,
    confirm: 'Sign out',
    stay: 'Stay signed in',
    failed: 'Could not sign out. Please try again later.',
    leaving: 'Signing out…',
    retry: 'Retry',
    left: 'You are signed out',
    goOn: 'Continue',
  },

  shell: {
    classified: '(Classified)',
    skipToContent: 'Skip to content',
    rail: 'Apps',
    close: (title: string) => `Close ${title}`,
    personalMenu: 'Personal menu',
    changePassword: 'Change password',
    closeDialog: 'Close',
    waiting: (title: string, count: string) => `${title}, ${count} pending`,
    newWindow: (title: string) => `${title} (opens in a new window)`,
    appsFailed: 'The apps could not be loaded',
    appsFailedDetail: 'They reload by themselves once the service is back, or you can retry now.',
    retry: 'Retry',
    retrying: 'Retrying…',
    busy: 'Working',
    noScript: 'Enable JavaScript in your browser to open app content.',
    partLost: 'This part cannot be shown. Check your network and try again.',
    fullScreenUnsupported: 'This browser does not support full screen',
    exitFullScreen: 'Exit full screen',
    opened: (title: string) => `Switched to ${title}`,
    offline: 'You are offline. Reconnecting…',
  },

  bar: {
    v8: 'OA V8',
    schedule: 'Calendar',
    ask: (assistant) => `Ask ${assistant}`,
    service: '24-hour service',
    oldSystem: 'Old version',
    todos: 'To-dos',
    more: 'More',
    moreWaiting: (count) => `${count} under way in it`,
  },

  personalMenu: {
    theme: 'Appearance',
    favourites: 'Favourites',
    version: 'Version',
  },

  browserWarning: {
    label: 'Browser notice',
    text: 'Your browser is outdated: downloads cannot be paused or resumed, and some parts may look uneven. Everything else works. Please update to the latest Chrome, Edge, Firefox or 360 Secure Browser (fast mode).',
    unable:
      'Your browser is outdated and blocks cookies, so this system may not work. Allow cookies for this site and reload the page, or use the latest Chrome, Edge or Firefox.',
    close: 'Got it, do not show again',
  },

  tenants: {
    switch: 'Switch unit',
    current: (name: string) => `Switch unit: ${name}`,
    nameless: '[Unnamed unit]',
    filter: 'Filter units',
    found: (count: number) => `${plural(count, 'unit')} found`,
    notFound: (query: string) => `No unit matches “${query}”`,
    switching: 'Switching unit…',
    failed: 'Could not switch',
    unknown: 'You do not belong to this unit',
  },

  accounts: {
    switch: 'Switch account',
    failed: 'Could not switch accounts',
    choose: 'Choose an account to switch to',
    same: 'You are already using this account',
    timedOut: 'The switch timed out. Please choose an account again.',
  },

  toast: {
    close: (text: string) => `Dismiss: ${text}`,
  },

  tabStrip: {
    tabs: 'Open apps',
    closers: 'Close tabs',
    pinned: 'Pinned',
    unsaved: 'Unsaved changes',
    errors: (count: number) => `${plural(count, 'error')} while running`,
    moved: (title: string, position: number, count: number) =>
      `${title} moved to position ${position} of ${count}`,
    scrollLeft: 'Scroll left',
    scrollRight: 'Scroll right',
    more: 'More',
    allTabs: 'All tabs',
    filter: 'Filter tabs',
    found: (count: number) => `${plural(count, 'tab')} found`,
    notFound: (query: string) => `No tab matches “${query}”`,
    fullScreen: 'Full screen',
    hideHeader: 'Hide top bar',
    showHeader: 'Show top bar',
    tip: 'System notice',
    closeTip: 'Close system notice',
    menu: (title: string) => `Actions for ${title}`,
    commands: {
      reload: 'Reload',
      pin: 'Pin',
      unpin: 'Unpin',
      openInWindow: 'Open in new window',
      moveLeft: 'Move left',
      moveRight: 'Move right',
      close: 'Close',
      closeOthers: 'Close others',
      closeLeft: 'Close to the left',
      closeRight: 'Close to the right',
      closeAll: 'Close all',
      reopen: 'Reopen closed tab',
    },
  },

  rail: {
    shortcuts: 'Shortcuts',
    more: 'More',
    customise: 'Customise',
    all: 'All apps',
    close: 'Close',
    search: 'Search apps',
    otherGroup: 'Other',
    open: (name: string) => `${name}, open`,
    found: (count: number) => `${plural(count, 'app')} found`,
    notFound: (query: string) => `No app matches “${query}”`,
    none: 'No apps available',
  },

  builtIn: {
    group: 'Management',
    titles: {
      'personal-setting': 'Personal centre',
      'theme-setting': 'Themes',
      'version-manager': 'Versions',
      'message-center': 'Messages',
    },
  },

  personalSetting: {
    modules: 'Personal centre sections',
    info: 'My profile',
    safety: 'Security',
    fields: {
      name: 'Name',
      account: 'Account',
      duty: 'Position',
      faxno: 'Fax',
      mobile: 'Mobile',
      mobile2: 'Mobile 2',
      email: 'Email',
      roles: 'Roles',
    },
    absent: 'Not provided',
    unavailable: 'Currently unavailable',
    failed: 'Your profile could not be loaded',
  },

  messageCenter: {
    count: (total: number) => `${total} in total`,
    types: { msgType1: 'Tasks', msgType2: 'Notices', msgType3: 'Alerts' },
    otherType: 'Other',
    registered: 'Marked as read',
    notRegistered: (reason: string) => `Could not mark as read: ${reason}`,
    pager: {
      label: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      choose: 'Page number',
      before: 'Page',
      after: (pages: number) => `of ${pages}`,
      position: (page: number, pages: number) => `Page ${page} of ${pages}`,
    },
  },

  messages: {
    title: 'Messages',
    waiting: (count: number) => `${plural(count, 'unread message')}`,
    none: 'No unread messages',
    fresh: 'New messages',
    missing: 'The message does not exist or was deleted',
    tabs: 'Message types',
    all: 'All',
    tabCount: (type: string, count: string) => `${type}, ${count} unread`,
    list: 'Unread messages',
    empty: 'No unread messages',
    emptyOfType: (type: string) => `No unread messages of type ${type}`,
    emptyDetail: 'New messages appear here when they arrive.',
    failed: 'Messages could not be loaded',
    outdated: 'Messages could not be updated; this is what was there before',
    onlyNewest: (count: number) =>
      `Only the newest ${count} are shown; see the message centre for the rest`,
    readAll: 'Mark all as read',
    clearing: 'Working…',
    notCleared: 'The messages could not be cleared',
    viewAll: 'View all',
    live: 'You have a new message',
    liveSeveral: (count: number) => `You have ${plural(count, 'new message')}`,
    severalOnDesktop: (count: number) => plural(count, 'new message'),
    whileAway: (count: number, types: string) =>
      `${plural(count, 'new message')} while you were away: ${types}`,
    ofType: (type: string, count: number) => `${type} ${count}`,
    detail: {
      title: 'Message details',
      larger: 'Larger text',
      smaller: 'Smaller text',
      size: (pixels: number) => `Text size ${pixels} pixels`,
      text: 'Text',
      noContent: 'This message has no text',
      failed: 'The text could not be loaded',
      previous: 'Previous',
      next: 'Next',
      position: (position: number, count: number) => `${position} of ${count}`,
      open: 'Open',
      close: 'Close',
    },
    settings: {
      title: 'Message settings',
      back: 'Back to messages',
      device: 'These settings apply to this device only.',
      desktop: 'Desktop notifications',
      desktopDetail: 'Tell me of new messages while the window is out of sight',
      refused: 'Your browser blocks notifications. Allow them in its site settings and try again.',
      unsupported: 'This browser does not support desktop notifications',
      quiet: 'Do not disturb',
      quietDetail: 'No pop-ups in this period; unread counts still update',
      from: 'From',
      to: 'To',
      nextDay: 'next day',
      wholeDay: 'all day',
      muted: 'Muted sources',
      mutedDetail: 'No pop-ups for new messages of the checked sources',
      noSources: 'Sources can be chosen here once messages have arrived',
    },
    time: {
      now: 'just now',
      minutes: (count: number) => `${count} min ago`,
      hours: (count: number) => `${count} h ago`,
      yesterday: (time: string) => `Yesterday ${time}`,
    },
  },

  fileSigns: { img: 'IMG', audio: 'AUD', video: 'VID' },

  files: {
    title: 'Files',
    own: 'My files',
    search: 'Search files',
    searchNow: 'Search',
    empty: 'No data',
    failed: 'The files could not be loaded',
    notShown: 'This file cannot be previewed',
    uploading: (count: number, percent: number) =>
      `Uploading ${plural(count, 'file')}, ${percent}% done`,
    all: 'Open file centre',
    close: 'Close',
  },

  documentSearch: {
    title: 'Documents',
    untitled: '(Untitled)',
  },

  passwords: {
    modifyTitle: 'Password change required',
    modifyHeading: 'Change password',
    initial:
      'You are using an initial password. To keep your account safe, change it before you go on.',
    whose: (name: string, account: string) => `${name} (${account})`,
    current: 'Current password',
    next: 'New password',
    again: 'Confirm new password',
    hint: 'Use 8 characters or more, with letters, digits and symbols.',
    afterwards: 'You are signed out after the change. Save your work in other pages first.',
    save: 'Change password',
    saving: 'Changing…',
    back: 'Not now, go back',
    currentMissing: 'Enter the current password',
    nextMissing: 'Enter a new password',
    againMissing: 'Confirm the new password',
    different: 'The two new passwords differ',
    unchanged: 'The new password must differ from the current one',
    tooLong: 'The password is too long',
    failed: (reason: string) => `The password could not be changed: ${reason}`,
    reminder: {
      expired: 'Password expired',
      expiredDetail: 'Your password has expired. Please change it.',
      expiring: 'Password about to expire',
      expiringDetail: (days: number) =>
        `Your password expires in ${plural(days, 'day')}. Change it now?`,
      change: 'Change password',
      ignore: 'Ignore',
    },
  },

  hosting: {
    loading: 'Loading…',
    fetchFailed: 'The app could not be loaded',
    startFailed: 'The app failed while it was opening',
    mountFailed: 'This app could not be started',
    timedOut: 'The app did not open in time',
    left: 'The app left its own page. Please reload it.',
    leftFor: (address: string) =>
      `The app tried to go to another site (${address}) and was stopped`,
    refusedTitle: 'This app cannot be opened in the portal',
    refused: 'Its site does not allow being shown inside other pages. Open it in a new window.',
    openInWindow: 'Open in new window',
    reload: 'Reload',
    back: 'Back',
    unsavedTitle: 'Unsaved changes',
    unsaved: {
      close: (titles: readonly string[]) =>
        `Unsaved work in ${listOf(titles)} will be lost if you close.`,
      reload: (titles: readonly string[]) =>
        `Unsaved work in ${listOf(titles)} will be lost if you reload.`,
      switch: (titles: readonly string[]) =>
        `Unsaved work in ${listOf(titles)} will be lost if you switch.`,
      switched: (titles: readonly string[]) =>
        `You switched unit or account in another window. Unsaved work in ${listOf(titles)} will be lost if you go to the new home page; stay here to copy it first.`,
    },
    discard: {
      close: 'Discard and close',
      reload: 'Discard and reload',
      switch: 'Discard and switch',
      switched: 'Discard and go home',
    },
    keepEditing: 'Keep editing',
    stay: 'Stay here',
  },

  errorPage: {
    title: 'Something went wrong',
    signOut: 'Sign out',
    signIn: 'Go to sign-in page',
    reload: 'Reload',
    home: 'Home',
    code: (code: number) => `Error code ${code}`,
    support: (contact: string) => `For help, contact ${contact}`,
    pages: {
      401: { title: 'Your session has ended', detail: 'Please sign in again to continue.' },
      403: {
        title: 'No access',
        detail: 'No apps are available to your account yet. Ask your unit administrator.',
      },
      404: { title: 'Page not found', detail: 'The address is wrong or the page was removed.' },
      500: {
        title: 'System error',
        detail: 'Please try again later. If this goes on, contact support.',
      },
      503: {
        title: 'Service unavailable',
        detail: 'The system is busy or under maintenance. Please try again later.',
      },
      100000: {
        title: 'This app could not be loaded',
        detail: 'Please reload. If this goes on, contact support.',
      },
    },
  },

  notices: {
    title: 'System update',
    close: 'Close',
    content: 'Notice',
    closableNow: 'You can close this now',
    closable: (seconds: number) => `Can be closed in ${seconds} s`,
    closing: (seconds: number) => `Closes in ${seconds} s`,
    version: (version: string) =>
      version ? `Version ${version} is here` : 'A new version is here',
    versionDetail: 'See what is new and improved',
    learnMore: 'Learn more',
  },

  downloads: {
    button: 'Downloads',
    underWay: (count: number) => `${plural(count, 'file')} downloading`,
    failed: (count: number) => `${plural(count, 'download')} failed`,
  },

  operationGuide: { title: 'User guide' },

  about: {
    title: 'About',
  },

  mobileClients: {
    title: 'Mobile',
  },

  feedback: { title: 'Feedback' },

  palette: {
    title: 'Quick find',
    search: 'Search',
    button: 'Search (quick find)',
  },

  navigator: {
    home: 'Home',
    apps: 'Apps',
    tabs: 'Tabs',
    messages: 'Messages',
    own: 'Me',
    switch: (count: number) => `Switch apps, ${count} open`,
    title: 'All apps',
    stack: 'Switch apps',
    recent: 'Recent',
    found: 'Results',
    failed: 'The groups could not be updated; these are the last ones',
  },

  failures: {
    unreachable: 'The service cannot be reached. Please try again later.',
    timeout: 'The service took too long to answer. Please try again later.',
    busy: 'The service is busy. Please try again later.',
    status: 'The service has a problem. Please try again later.',
    shape: 'The service sent unusable data. Please contact support.',
    'session-over': 'Your session has ended. Please sign in again.',
    unknown: 'System error. Please try again later.',
  },
} satisfies Texts
