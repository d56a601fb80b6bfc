/**
 * 门户交给子应用的全部能力：生命周期（`bootstrap`、`mount`、`update`、`unmount`）的参数，普通网页从
 * `window.portalProps` 取得。前五项与 qiankun 一致，按 qiankun 构建的应用无需改动。跨越边界的只有普通数据和应用自己
 * 环境里的函数。
 */
export interface SubAppProps {
  /** 应用编码。 */
  name: string
  /** 挂载容器，在其中查找 `#app`、`#root` 等根元素。 */
  container: HTMLElement
  /** 共享状态每次变化时回调；`fireImmediately` 为真时立即回调一次。每个应用只有一个监听函数。 */
  onGlobalStateChange(
    listener: (state: GlobalState, previous: GlobalState) => void,
    fireImmediately?: boolean,
  ): void
  /** 合并到共享状态；没有变化时返回 false。 */
  setGlobalState(patch: Partial<GlobalState>): boolean
  /** 停止监听共享状态。 */
  offGlobalStateChange(): boolean

  /** 应用的根路径 `/{编码}`，交给应用的路由使用。 */
  base: string
  /** 当前登录人。 */
  user: { userId: string; account: string; username: string; orgName: string }
  /** 当前单位。 */
  tenant: { tenantId: string; name: string }
  /** 启动时的主题；之后的变化由 `events.on('theme')` 通知。 */
  theme: PortalTheme
  /** 门户界面的语言；之后的变化由 `events.on('locale')` 通知。 */
  locale: 'zh-CN' | 'en-US'
  /**
   * 经门户调用后端接口，自动带上 Authorization 和用户语言的 Accept-Language。`path` 以服务前缀开头（`/service-mail/…`）。成功时得到返回体的
   * `data`，失败时抛出 `SubAppRequestError`。
   */
  request<T = unknown>(path: string, options?: SubAppRequestOptions): Promise<T>
  /** 当前访问令牌，仅用于必须自带令牌的地址；一般请用 `request`。 */
  getToken(): Promise<string>
  /** 转到门户的某个路径，必要时打开对应应用的标签页：`navigate('/list/detail/7')`。 */
  navigate(path: string): void
  /**
   * 在单独的标签页中打开路径，应用已打开时也可再开一个：`openTab('/official/edit?id=2')`。已有标签页正显示该路径时，
   * 转到那个标签页。
   */
  openTab(path: string): void
  /** 关闭本标签页；有未保存内容时先询问。 */
  close(): void
  /** 设置标签页标题；空字符串恢复应用名称。 */
  setTitle(title: string): void
  /** 设置标签页和侧栏上的数字；0 为不显示。 */
  setBadge(count: number): void
  /** 声明有未保存的内容：关闭或刷新标签页之前门户会先询问。 */
  setDirty(dirty: boolean): void
  /** 隐藏或恢复应用四周的门户框架。 */
  setFullScreen(on: boolean): void
  /**
   * 打开智能助手，可附带问题和所针对的资料：`aiWakeUp('写一份提纲')` 立即提问；传入对象时由 `send` 决定。返回 false
   * 表示当前用户没有智能助手。
   */
  aiWakeUp(wake?: string | AiWakeUp): boolean
  /**
   * 经实时通道发给后端；连接中断时等待，恢复后发送。返回 false 表示不能发送：没有 `type`，或超过 64 KB。
   */
  sendLive(frame: LiveFrame): boolean
  /**
   * 由门户下载文件服务中的文件：显示在「文件下载管理器」中，有进度，可暂停、续传，关闭本标签页也不中断。省略 `fileName` 时
   * 以服务返回的文件名为准。
   */
  download(file: { fileId: string; fileName?: string }): void
  /** 在新窗口中查看文件服务中的文件，`page` 为起始页。省略 `name` 时以服务返回的文件名为准。 */
  openFile(file: { id: string; name?: string; page?: number }): void
  /**
   * 请用户选择文件，由门户显示选择窗口，在用户点击或按键后几秒内调用；取消时、应用不在前台时、连续取消后马上又调用时得到
   * 空数组。
   */
  pickFiles(options?: PickFilesOptions): Promise<PickedFile[]>
  /** 门户与应用之间的事件。 */
  events: SubAppEvents
}

/** 应用要什么文件。 */
export interface PickFilesOptions {
  /** 与 `<input accept>` 写法相同：`'.docx,.pdf,image/*'`；缺省为任何文件。 */
  accept?: string
  /** 可选多个；缺省为一个。 */
  multiple?: boolean
  /** 只从文件中心或只从本机选择；缺省为两处都可。 */
  from?: 'centre' | 'computer' | undefined
}

/** 选中的文件：文件中心的给出文件服务中的编号，可用于 `openFile` 和 `download`；本机的给出内容。 */
export type PickedFile =
  | { from: 'centre'; id: string; name: string }
  | { from: 'computer'; name: string; file: File }

/** 打开智能助手时带上的内容。 */
export interface AiWakeUp {
  /** 问题；超过 4000 字的部分舍去。 */
  question?: string
  /** 问题所针对的资料，显示在输入框上方，用户可以移除；`text` 超过 8000 字的部分舍去。 */
  context?: { title: string; text: string; url?: string }
  /** 立即提问；缺省为 false：由用户补充后自己发送。 */
  send?: boolean
}

/** 门户与各应用之间的事件；数据是普通数据，收到的是副本。 */
export interface SubAppEvents {
  /** 监听门户事件，返回停止监听的函数。 */
  on<Name extends keyof PortalEventData>(
    name: Name,
    listener: (data: PortalEventData[Name]) => void,
  ): () => void
  /** 监听应用自定义的事件，名称以 `app:` 开头。 */
  on(name: `app:${string}`, listener: (data: unknown) => void): () => void
  /** 通知其他所有已打开的应用；之后才打开的应用收不到。 */
  emit(name: `app:${string}`, data?: unknown): void
}

/** 门户自身的事件。 */
export interface PortalEventData {
  /** 某个应用的状态变化：0 未加载，1 激活，2 未激活，3 加载中，4 失败。 */
  'app-status': { code: string; status: 0 | 1 | 2 | 3 | 4 }
  /** 后端经实时通道推送的数据；与窗口的 `onmessageWS` 事件相同。 */
  live: LiveFrame
  /** 当前用户收到一条新消息；没有正文。 */
  message: {
    id: string
    /** msgType1 待办提醒，msgType2 通知提醒，msgType3 预警提醒。 */
    typeCode: string
    /** 来源：公文、邮件等。 */
    app: string
    title: string
    /** 指向的门户路径或网址；空字符串表示没有。 */
    link: string
    /** `YYYY-MM-DD HH:mm:ss` */
    time: string
  }
  /**
   * 未读数变化：`message` 是未读消息的总数，`app` 是本应用的角标。只有其他应用的数字变化时也会收到：汇总各应用数据的
   * 页面（工作台、待办）应随之重新加载。
   */
  unread: { message: number; app: number }
  /** 可能错过了推送（网络恢复、实时连接中断、重新登录之后）：正在显示的数据应重新加载。没有数据。 */
  stale: null
  /** 主题改变。 */
  theme: PortalTheme
  /** 门户界面的语言改变。 */
  locale: SubAppProps['locale']
  /** 本标签页被显示或隐藏。 */
  visible: boolean
}

/** 实时通道中的一条数据。 */
export interface LiveFrame {
  /** 约定的类型名。 */
  type: string
  [key: string]: unknown
}

/** 门户主题。 */
export interface PortalTheme {
  /** `default` 或用户所选皮肤的标识。 */
  id: string
  /** 明暗；跟随系统时是系统当前的明暗。 */
  colorScheme: 'light' | 'dark'
  /** 皮肤和外观改变的 CSS 变量，门户已在应用的文档中设置：`{ '--portal-colors-accent': '#9b2a22' }`。 */
  variables: Readonly<Record<string, string>>
  /** 对比度：`high` 为高对比度（黑底、亮色文字）。 */
  contrast: 'normal' | 'high'
  /** 色彩：`grey` 整个门户显示为灰色，`weak` 为色弱配色，状态不能只靠红绿区分。 */
  colouring: 'normal' | 'grey' | 'weak'
  /** 圆角风格：直角、小圆角、大圆角。 */
  corners: 'square' | 'small' | 'round'
  /** 字号：小、标准、大、特大；组件库的尺寸可对应为 mini、small、medium、medium。 */
  fontSize: 'small' | 'medium' | 'large' | 'x-large'
  /** 密度：舒适、标准、紧凑。 */
  density: 'comfortable' | 'standard' | 'compact'
  /** 长者模式：字号为大或特大，密度为舒适；可点的都不小于 44 像素，内容宜简。 */
  elder: boolean
}

/** 各应用共享的状态，可加入自己的字段。 */
export interface GlobalState {
  /** 最近一次错误。 */
  error: string | null
  /** 1 已登录，0 已退出。 */
  loginStatus: 0 | 1
  /** 应用之间的指令。 */
  command: string | null
  [key: string]: unknown
}

/** `request` 的选项。 */
export interface SubAppRequestOptions {
  /** 缺省为 GET；有 `body` 时为 POST。 */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** 查询参数；`undefined` 的项不发送。 */
  query?: Record<string, string | number | boolean | undefined>
  /** 以 JSON 发送。 */
  body?: unknown
  /** 用于取消请求。 */
  signal?: AbortSignal
  /** 由定时器发出，不代表有人在操作：不会延长登录。隐藏的应用发出的请求一律如此。 */
  background?: boolean
}

/** `request` 失败时抛出的错误。 */
export interface SubAppRequestError extends Error {
  /** HTTP 状态；0 表示没有到达服务器。 */
  status: number
  /** 返回体中的代码；没有返回体时为 null。 */
  code: number | null
}
