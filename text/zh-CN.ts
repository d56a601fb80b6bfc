import type { Language } from './languages'

/** Every sentence that users see, in Chinese. Texts that the specification fixes literally stay as they are. */
export const zhCN = {
  language: 'zh-CN' as Language,
  pageTitle: (page: string, system: string) => `${page} - ${system}`,

  /** How parts are joined into one sentence. */
  phrases: {
    joined: (parts: readonly string[]) => parts.join('，'),
    listed: (names: readonly string[]) => names.join('、'),
    detailed: (what: string, detail: string) => `${what}：${detail}`,
  },

  languageChange: {
    failed: '语言切换失败，请稍后再试',
  },

  signInAgain: {
    title: '登录已失效，请重新登录',
    done: '已重新登录',
  },

  signOut: {
    title: '退出系统',
    question: '确定要退出系统吗？',
    detail: '退出后需要重新登录。',
    unsaved: (titles: readonly string[]) =>
      `${titles.map((title) => `「${title}」`).join('')}中有尚未保存的内容，退出后将会丢失。`,
    confirm: '退出系统',
    stay: '留在系统',
    failed: '退出系统失败,请稍后再试...',
    leaving: '正在退出…',
    retry: '重试',
    left: '您已退出系统',
    goOn: '继续',
  },

  shell: {
    classified: '(机密)',
    skipToContent: '跳到内容区',
    rail: '应用导航',
    close: (title: string) => `关闭 ${title}`,
    personalMenu: '个人菜单',
    changePassword: '修改密码',
    closeDialog: '关闭',
    waiting: (title: string, count: string) => `${title}，${count} 条待处理`,
    newWindow: (title: string) => `${title}（在新窗口打开）`,
    appsFailed: '应用列表加载失败',
    appsFailedDetail: '服务恢复后会自动重新加载，您也可以立即重试。',
    retry: '重试',
    retrying: '正在重试…',
    busy: '正在处理',
    noScript: '请在浏览器中启用 JavaScript，以打开应用内容。',
    partLost: '这一部分无法显示，请检查网络后再试',
    fullScreenUnsupported: '当前浏览器不支持全屏',
    exitFullScreen: '退出全屏',
    opened: (title: string) => `已切换到${title}`,
    offline: '网络已断开，正在重新连接…',
  },

  bar: {
    v8: 'OA V8',
    schedule: '日程中心',
    ask: (assistant: string) => `问${assistant}`,
    service: '24小时服务',
    oldSystem: '返回旧版',
    todos: '待办中心',
    more: '更多功能',
    moreWaiting: (count: number) => `其中有 ${count} 项进行中`,
  },

  personalMenu: {
    theme: '更换皮肤',
    favourites: '收藏管理',
    version: '版本信息',
  },

  browserWarning: {
    label: '浏览器提示',
    text: '您的浏览器版本过低：下载不能暂停和续传，部分界面的显示可能有偏差，其他功能可以正常使用。建议升级到最新版本的 Chrome、Edge、Firefox 或 360 安全浏览器（极速模式）。',
    unable:
      '您的浏览器版本过低，又禁用了 Cookie，系统可能无法使用。请允许本站使用 Cookie 后刷新页面，或换用最新版本的 Chrome、Edge、Firefox。',
    close: '知道了，不再提示',
  },

  tenants: {
    switch: '切换单位',
    current: (name: string) => `切换单位：${name}`,
    nameless: '【该单位没有名称】',
    filter: '筛选单位',
    found: (count: number) => `找到 ${count} 个单位`,
    notFound: (query: string) => `没有找到名称包含“${query}”的单位`,
    switching: '正在切换单位…',
    failed: '切换失败',
    unknown: '您不属于该单位',
  },

  accounts: {
    switch: '切换账号',
    failed: '切换账号失败',
    choose: '请选择要切换到的账号',
    same: '已在使用该账号',
    timedOut: '切换已超时，请重新选择账号',
  },

  toast: {
    close: (text: string) => `关闭提示：${text}`,
  },

  tabStrip: {
    tabs: '已打开的应用',
    closers: '关闭标签页',
    pinned: '已固定',
    unsaved: '有未保存的内容',
    errors: (count: number) => `运行中出现 ${count} 个错误`,
    moved: (title: string, position: number, count: number) =>
      `${title}已移到第 ${position} 位，共 ${count} 位`,
    scrollLeft: '向左滚动',
    scrollRight: '向右滚动',
    more: '更多',
    allTabs: '全部标签页',
    filter: '筛选标签页',
    found: (count: number) => `找到 ${count} 个标签页`,
    notFound: (query: string) => `没有找到名称包含“${query}”的标签页`,
    fullScreen: '全屏',
    hideHeader: '隐藏顶栏',
    showHeader: '显示顶栏',
    tip: '系统提示',
    closeTip: '关闭系统提示',
    menu: (title: string) => `${title}的操作`,
    commands: {
      reload: '重新加载',
      pin: '固定',
      unpin: '取消固定',
      openInWindow: '在新窗口打开',
      moveLeft: '向左移动',
      moveRight: '向右移动',
      close: '关闭',
      closeOthers: '关闭其他',
      closeLeft: '关闭左侧',
      closeRight: '关闭右侧',
      closeAll: '关闭全部',
      reopen: '恢复刚关闭的标签页',
    },
  },

  rail: {
    shortcuts: '快捷菜单设置',
    more: '更多',
    customise: '自定义',
    all: '全部应用',
    close: '关闭',
    search: '搜索应用',
    otherGroup: '其他',
    open: (name: string) => `${name}，已打开`,
    found: (count: number) => `找到 ${count} 个应用`,
    notFound: (query: string) => `没有找到名称包含“${query}”的应用`,
    none: '暂无可用的应用',
  },

  builtIn: {
    group: '管理类',
    titles: {
      'personal-setting': '个人中心',
      'theme-setting': '更换皮肤',
      'version-manager': '版本信息',
      'message-center': '消息中心',
    },
  },

  personalSetting: {
    modules: '个人中心栏目',
    info: '个人信息',
    safety: '安全设置',
    fields: {
      name: '姓名',
      account: '账号',
      duty: '职务',
      faxno: '传真',
      mobile: '手机',
      mobile2: '手机2',
      email: '邮箱',
      roles: '角色',
    },
    absent: '未填写',
    unavailable: '暂时无法获取',
    failed: '获取用户信息失败',
  },

  messageCenter: {
    count: (total: number) => `共 ${total} 条`,
    types: { msgType1: '待办提醒', msgType2: '通知提醒', msgType3: '预警提醒' },
    otherType: '其他',
    registered: '已读登记成功',
    notRegistered: (reason: string) => `已读登记失败\n${reason}`,
    pager: {
      label: '分页',
      previous: '上一页',
      next: '下一页',
      choose: '页码',
      before: '第',
      after: (pages: number) => `/ ${pages} 页`,
      position: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
    },
  },

  messages: {
    title: '消息中心',
    waiting: (count: number) => `${count} 条未读消息`,
    none: '没有未读消息',
    fresh: '有新消息',
    missing: '消息不存在或已被删除',
    tabs: '消息类型',
    all: '全部',
    tabCount: (type: string, count: string) => `${type}，${count} 条未读`,
    list: '未读消息',
    empty: '暂无未读消息',
    emptyOfType: (type: string) => `暂无未读的${type}`,
    emptyDetail: '新消息到达后会显示在这里。',
    failed: '消息加载失败',
    outdated: '消息更新失败，以下是之前的内容',
    onlyNewest: (count: number) => `仅显示最新 ${count} 条，其余请到消息中心查看`,
    readAll: '全部已读',
    clearing: '正在处理…',
    notCleared: '清空消息失败!',
    viewAll: '查看全部',
    live: '你有新的消息请注意查收',
    liveSeveral: (count: number) => `你有新的消息请注意查收（${count} 条）`,
    severalOnDesktop: (count: number) => `${count} 条新消息`,
    whileAway: (count: number, types: string) => `您离开期间有 ${count} 条新消息：${types}`,
    ofType: (type: string, count: number) => `${type} ${count}`,
    detail: {
      title: '消息详情',
      larger: '放大字号',
      smaller: '缩小字号',
      size: (pixels: number) => `字号 ${pixels} 像素`,
      text: '正文',
      noContent: '这条消息没有正文',
      failed: '正文加载失败',
      previous: '上一条',
      next: '下一条',
      position: (position: number, count: number) => `第 ${position} 条，共 ${count} 条`,
      open: '打开',
      close: '关闭',
    },
    settings: {
      title: '消息设置',
      back: '返回消息列表',
      device: '这些设置只在当前设备上生效。',
      desktop: '桌面通知',
      desktopDetail: '窗口不在眼前时，用系统通知提醒新消息',
      refused: '浏览器没有允许通知，请在浏览器的网站设置中开启后重试',
      unsupported: '当前浏览器不支持桌面通知',
      quiet: '免打扰',
      quietDetail: '时段内不弹出提醒，未读数照常更新',
      from: '开始时间',
      to: '结束时间',
      nextDay: '次日',
      wholeDay: '全天',
      muted: '不提醒的来源',
      mutedDetail: '勾选的来源有新消息时不再弹出提醒',
      noSources: '收到消息后，可以在这里选择来源',
    },
    time: {
      now: '刚刚',
      minutes: (count: number) => `${count} 分钟前`,
      hours: (count: number) => `${count} 小时前`,
      yesterday: (time: string) => `昨天 ${time}`,
    },
  },

  fileSigns: { img: '图', audio: '音', video: '视' },

  files: {
    title: '文件中心',
    own: '个人文件',
    search: '搜索文件',
    searchNow: '搜索',
    empty: '暂无数据',
    failed: '文件列表加载失败',
    notShown: '该文件暂不支持预览',
    uploading: (count: number, percent: number) => `正在上传 ${count} 个文件，已完成 ${percent}%`,
    all: '进入文件中心',
    close: '关 闭',
  },

  documentSearch: {
    title: '公文检索',
    untitled: '（无标题）',
  },

  passwords: {
    modifyTitle: '强制修改密码页',
    modifyHeading: '修改密码',
    initial: '您正在使用初始密码。为保障账号安全，请先修改密码，再使用系统。',
    whose: (name: string, account: string) => `${name}（${account}）`,
    current: '当前密码',
    next: '新密码',
    again: '确认新密码',
    hint: '建议不少于 8 位，并同时包含字母、数字和符号。',
    afterwards: '修改成功后系统将自动退出，请先保存其他页面中的内容。',
    save: '确认修改',
    saving: '正在修改…',
    back: '暂不修改，返回',
    currentMissing: '请输入当前密码',
    nextMissing: '请输入新密码',
    againMissing: '请确认新密码',
    different: '两次输入的新密码不一致',
    unchanged: '当前密码不能与新密码一致',
    tooLong: '密码过长',
    failed: (reason: string) => `密码修改失败：${reason}`,
    reminder: {
      expired: '密码已过期',
      expiredDetail: '您的密码已过期，请修改密码。',
      expiring: '密码即将过期',
      expiringDetail: (days: number) => `密码将在 ${days} 天后过期，是否修改密码？`,
      change: '修改密码',
      ignore: '忽略',
    },
  },

  hosting: {
    loading: '正在加载数据....',
    fetchFailed: '应用加载失败',
    startFailed: '应用在打开时出错了',
    mountFailed: '无法加载当前应用',
    timedOut: '应用没有在规定的时间内打开',
    left: '应用离开了自己的页面，请重新加载',
    leftFor: (address: string) => `应用试图转到其他网站（${address}），已被阻止`,
    refusedTitle: '该应用不允许在门户中打开',
    refused: '对方网站禁止被嵌入其他页面，您可以在新窗口中打开它。',
    openInWindow: '在新窗口打开',
    reload: '重新加载',
    back: '返回',
    unsavedTitle: '内容尚未保存',
    unsaved: {
      close: (titles: readonly string[]) =>
        `${titles.map((title) => `「${title}」`).join('')}中有尚未保存的内容，关闭后将会丢失。`,
      reload: (titles: readonly string[]) =>
        `${titles.map((title) => `「${title}」`).join('')}中有尚未保存的内容，重新加载后将会丢失。`,
      switch: (titles: readonly string[]) =>
        `${titles.map((title) => `「${title}」`).join('')}中有尚未保存的内容，切换后将会丢失。`,
      switched: (titles: readonly string[]) =>
        `您已在其他窗口切换了单位或账号。${titles.map((title) => `「${title}」`).join('')}中有尚未保存的内容，转到新的首页后将会丢失；留在此页可以先复制内容。`,
    },
    discard: {
      close: '放弃并关闭',
      reload: '放弃并重新加载',
      switch: '放弃并切换',
      switched: '放弃并转到首页',
    },
    keepEditing: '继续编辑',
    stay: '留在此页',
  },

  errorPage: {
    title: '出错了',
    signOut: '退出系统',
    signIn: '跳转到登录页',
    reload: '重新加载',
    home: '返回首页',
    code: (code: number) => `错误代码 ${code}`,
    support: (contact: string) => `需要帮助请联系：${contact}`,
    pages: {
      401: { title: '登录已失效', detail: '请重新登录后继续使用。' },
      403: {
        title: '没有权限访问系统',
        detail: '您的账号还没有可用的应用，请联系单位管理员开通。',
      },
      404: { title: '页面不存在', detail: '您访问的地址有误，或页面已被移除。' },
      500: { title: '系统出现错误', detail: '请稍后再试；若一直如此，请联系运维人员。' },
      503: { title: '服务暂时不可用', detail: '系统正在维护或繁忙，请稍后再试。' },
      100000: {
        title: '无法加载当前应用',
        detail: '请重新加载；若一直如此，请联系运维人员。',
      },
    },
  },

  notices: {
    title: '升级更新通知',
    close: '关闭',
    content: '通知内容',
    closableNow: '现在可以关闭',
    closable: (seconds: number) => `${seconds} 秒后可关闭`,
    closing: (seconds: number) => `${seconds} 秒后自动关闭`,
    version: (version: string) => (version ? `新版本 ${version} 已上线` : '新版本已上线'),
    versionDetail: '了解本次更新带来的新功能与改进',
    learnMore: '点击了解',
  },

  downloads: {
    button: '下载管理',
    underWay: (count: number) => `${count} 个文件正在下载`,
    failed: (count: number) => `${count} 个文件下载失败`,
  },

  about: {
    title: '关于',
  },

  mobileClients: {
    title: '手机端',
  },

  feedback: { title: '一键反馈' },

  operationGuide: { title: '操作指南' },

  palette: {
    title: '快速查找',
    search: '搜索',
    /** Both words are part of the button's name. */
    button: '搜索（快速查找）',
  },

  navigator: {
    home: '工作台',
    apps: '应用',
    tabs: '标签',
    messages: '消息',
    own: '我的',
    switch: (count: number) => `切换应用，已打开 ${count} 个`,
    title: '全部应用',
    stack: '切换应用',
    recent: '最近使用',
    found: '搜索结果',
    failed: '应用分组更新失败，显示的是上次的内容',
  },

  /** Messages about a failed backend. */
  failures: {
    unreachable: '服务暂时无法连接，请稍后再试',
    timeout: '服务响应超时，请稍后再试',
    busy: '服务繁忙，请稍后再试',
    status: '服务出现错误，请稍后再试',
    shape: '服务返回的数据有误，请联系运维人员',
    'session-over': '登录已失效，请重新登录',
    unknown: '系统出现错误，请稍后再试',
  },
}

export type Texts = typeof zhCN
