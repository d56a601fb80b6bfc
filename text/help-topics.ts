import type { Language } from './languages'

/** The help centre's own guide, topic by topic. */
const chinese = {
  find: {
    title: '查找应用、人员和资料',
    text: '点击顶栏的搜索框，或按 Ctrl+K，输入名称、关键词、拼音或首字母。结果按来源分组：应用、人员、公文、邮件、通知公告、消息和文件。用方向键选择，按回车键打开；“更多”在该应用中列出全部结果。',
  },
  documents: {
    title: '检索公文',
    text: '顶栏的“公文检索”可以检索单位公文库和公开文件库，并保留检索历史。“高级检索”按发文机构、时间等条件检索。',
  },
  apps: {
    title: '打开应用与快捷菜单',
    text: '左侧导航显示常用应用，“更多”列出全部应用。在“快捷菜单设置”中可以选择导航显示哪些应用以及它们的顺序。手机上用底部的“应用”打开全部应用。',
  },
  tabs: {
    title: '使用标签页',
    text: '每个打开的应用占一个标签页。右键单击标签页可以固定、关闭、关闭其他、在新窗口打开；拖动可以调整顺序。误关的标签页可以重新打开。刷新页面后，标签页保持原样。',
  },
  messages: {
    title: '查看消息',
    text: '顶栏的“消息中心”显示未读消息。点击消息查看详情，可以调整字号，用左右方向键查看上一条和下一条。在消息设置中可以设置桌面提醒、免打扰时段和静音的来源。',
  },
  forced: {
    title: '必读消息与通知公告',
    text: '必读消息会在屏幕右下角弹出，阅读后才会消失。通知公告在应用“通知公告”中，未读的前面有圆点。',
  },
  files: {
    title: '文件与下载',
    text: '“文件中心”列出个人文件和最近打开的文件，可以在线查看 PDF、OFD、文档、表格、图片等。“下载管理”显示下载进度，可以暂停和继续。',
  },
  look: {
    title: '字号、深色与皮肤',
    text: '在个人菜单中可以直接调整字号和密度，打开深色或长者模式。“更换皮肤”提供更多颜色、高对比度、圆角和背景颜色。设置跟随账号，在其他设备上同样有效。',
  },
  home: {
    title: '工作台',
    text: '首页的卡片可以拖动、调整大小、添加和移除。“工作台布局”可以选择另一种首页。',
  },
  units: {
    title: '切换单位与账号',
    text: '属于多个单位的人员可以点击顶栏的单位名称切换单位。“切换账号”可以切换到本人的其他账号。有未保存的内容时会先询问。',
  },
  safety: {
    title: '密码与登录安全',
    text: '在个人中心可以修改密码、开启两步验证，在“我的登录”中查看登录的设备并退出其他设备。长时间不操作会自动退出，退出前会提醒。',
  },
  trouble: {
    title: '应用打不开或显示异常',
    text: '先在标签页菜单中选择“刷新”。应用提示“应用没有响应”时可以结束该应用，其他标签页不受影响。网络断开时页面会提示，恢复后自动继续。仍不能解决时，请用“一键反馈”告诉我们。',
  },
}

const english: typeof chinese = {
  find: {
    title: 'Find apps, people and things',
    text: 'Click the search box in the top bar or press Ctrl+K, and type a name, keywords, pinyin or initials. Results are grouped by source: apps, people, documents, mail, notices, messages and files. Choose with the arrow keys, open with Enter; “More” lists everything in that app.',
  },
  documents: {
    title: 'Search documents',
    text: 'The document search in the top bar covers your unit’s library and the public one, and keeps a history. The advanced search takes conditions such as issuer and date.',
  },
  apps: {
    title: 'Open apps, and choose shortcuts',
    text: 'The navigation on the left has your usual apps; “More” lists all of them. The shortcut settings choose which apps it shows, and in which order. On a phone, “Apps” at the bottom opens all apps.',
  },
  tabs: {
    title: 'Work with tabs',
    text: 'Each open app has a tab. Right-click a tab to pin it, close it, close others or open it in a new window; drag it to another place. A tab closed by mistake can be reopened. Tabs stay as they are when the page reloads.',
  },
  messages: {
    title: 'Read messages',
    text: 'Unread messages are in the top bar. Click one to read it; the text size can be changed, and the left and right arrow keys lead to the previous and the next one. The message settings have desktop notifications, quiet hours and muted sources.',
  },
  forced: {
    title: 'Compulsory messages and notices',
    text: 'A compulsory message appears at the lower right and stays until it has been read. Notices are in their own app; a dot marks those that are unread.',
  },
  files: {
    title: 'Files and downloads',
    text: 'The file centre lists your files and those opened recently; PDF, OFD, documents, spreadsheets, pictures and others are shown in the browser. The download manager shows the progress, and can pause and resume.',
  },
  look: {
    title: 'Text size, dark mode and themes',
    text: 'Your menu has the text size, the density, dark mode and the mode for seniors. The themes have more colours, high contrast, corners and a background colour. The settings belong to your account and hold on every device.',
  },
  home: {
    title: 'The workbench',
    text: 'The cards of the home page can be dragged, resized, added and removed. The workbench layout chooses another home page.',
  },
  units: {
    title: 'Switch units and accounts',
    text: 'Users of several units switch by the name of the unit in the top bar. Another of your own accounts is a command of your menu. If anything is unsaved, you are asked first.',
  },
  safety: {
    title: 'Password and safe sign-in',
    text: 'The personal centre changes the password and adds a second step to the sign-in; “My sign-ins” lists your devices and signs others out. After a long time without activity you are signed out, with a warning before.',
  },
  trouble: {
    title: 'An app does not open, or looks wrong',
    text: 'First choose “Reload” in the menu of its tab. An app that does not respond can be ended; other tabs are not affected. The page says when the network is lost, and goes on by itself when it is back. If nothing helps, send us your feedback.',
  },
}

export const helpTopics: Record<Language, typeof chinese> = {
  'zh-CN': chinese,
  'en-US': english,
}
