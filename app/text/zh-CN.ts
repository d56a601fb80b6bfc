/** Every sentence that people see, in Chinese. Texts that the specification fixes literally stay as they are. */
export const zhCN = {
  language: 'zh-CN',
  pageTitle: (page: string, system: string) => `${page} - ${system}`,

  signIn: {
    title: '登录页',
    heading: '账号登录',
    account: '账号',
    password: '密码',
    submit: '登录',
    submitting: '正在登录…',
    remember: '记住我',
    showPassword: '显示明文',
    hidePassword: '隐藏明文',
    accountMissing: '请输入账号',
    passwordMissing: '请输入密码',
    tooLong: '账号或密码过长',
    tagline: '公文、邮件、通知与流程，一处办理',
    foreignOrigin: '请求来源不正确，请刷新页面后重试',
  },

  signInAgain: {
    title: '登录已失效，请重新登录',
    detail: (name: string) => `${name}，页面上的内容仍然保留，重新登录后可以继续。`,
    leave: '返回登录页',
    done: '已重新登录',
  },

  signOut: {
    title: '退出系统',
    question: '确定要退出系统吗？',
    detail: '退出后需要重新登录。',
    unsaved: (titles: string[]) =>
      `${titles.map((title) => `「${title}」`).join('')}中有尚未保存的内容，退出后将会丢失。`,
    confirm: '退出系统',
    stay: '留在系统',
    failed: '退出系统失败,请稍后再试...',
  },

  frame: {
    classified: '(机密)',
    skipToContent: '跳到内容区',
    rail: '应用导航',
    close: (title: string) => `关闭 ${title}`,
    personalMenu: '个人菜单',
    waiting: (title: string, count: string) => `${title}，${count} 条待处理`,
    newWindow: (title: string) => `${title}（在新窗口打开）`,
    appsFailed: '应用列表加载失败',
    appsFailedDetail: '服务恢复后会自动重新加载，您也可以立即重试。',
    retry: '重试',
    retrying: '正在重试…',
    busy: '正在处理',
    noScript: '请在浏览器中启用 JavaScript，以打开应用内容。',
    fullScreenUnsupported: '当前浏览器不支持全屏',
    exitFullScreen: '退出全屏',
    opened: (title: string) => `已切换到${title}`,
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
    moved: (title: string, place: number, count: number) =>
      `${title}已移到第 ${place} 位，共 ${count} 位`,
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

  shortcuts: {
    title: '快捷菜单设置',
    hint: '按顺序显示在左侧导航中；未选择应用时，显示前 9 个。',
    chosen: '快捷菜单',
    count: (count: number, maximum: number) => `已选 ${count}/${maximum}`,
    clear: '清空',
    empty: '尚未选择应用',
    choices: '可选应用',
    remove: (title: string) => `移除 ${title}`,
    tooMany: (maximum: number) => `最多只能添加${maximum}个应用`,
    cancel: '取消',
    save: '保存',
    saving: '正在保存…',
    saved: '保存成功',
    failed: (reason: string) => `保存失败：${reason}`,
    sorting: {
      role: '可排序',
      howTo: '按空格键拿起，用方向键移动，再按空格键放下，Esc 键取消',
      start: (title: string, place: number, count: number) =>
        `已拿起「${title}」，第 ${place} 位，共 ${count} 位`,
      over: (title: string, place: number) => `「${title}」移到第 ${place} 位`,
      end: (title: string, place: number) => `「${title}」已放在第 ${place} 位`,
      cancel: (title: string) => `已取消，「${title}」回到原位`,
    },
    twice: '应用重复',
    unknown: '没有这个应用，或无权使用',
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
    info: '个人信息',
    fields: {
      name: '姓名',
      account: '账号',
      duty: '职务',
      faxno: '传真',
      mobile: '手机',
      mobile2: '手机2',
      email: '邮箱',
    },
    absent: '未填写',
    failed: '获取用户信息失败',
  },

  hosting: {
    loading: '正在加载数据....',
    fetchFailed: '应用加载失败',
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
    },
    discard: { close: '放弃并关闭', reload: '放弃并重新加载' },
    keepEditing: '继续编辑',
  },

  errorPage: {
    title: '出错了',
    signOut: '退出系统',
    signIn: '跳转到登录页',
    reload: '重新加载',
    back: '返回',
    home: '返回首页',
    code: (code: number) => `错误代码 ${code}`,
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

  /** What people are told about a backend that failed. */
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
