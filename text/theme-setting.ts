import type { Language } from './languages'

/** The sentences of the page of themes, which come with it. */
const chinese = {
  title: '更换皮肤',
  hint: '选择后立即预览；保存后用于门户和所有应用，下次登录时保留。',
  choices: '皮肤',
  current: '当前使用',
  save: '保存',
  saving: '正在保存…',
  none: '请先选择要更换的皮肤',
  unknown: '没有这款皮肤，请刷新后重新选择',
  noSettings: '没有这种外观，请刷新后重新选择',
  noColour: '请输入 #RRGGBB 形式的颜色',
  groups: {
    scheme: '外观',
    colouring: '色彩',
    corners: '圆角',
    fontSize: '字号',
    density: '密度',
    ground: '背景颜色',
  },
  options: {
    scheme: { light: '浅色', dark: '深色', system: '跟随系统', contrast: '高对比度' },
    colouring: { normal: '标准', grey: '灰色', weak: '色弱' },
    corners: { square: '直角', small: '小圆角', round: '大圆角' },
    fontSize: { small: '小', medium: '标准', large: '大', 'x-large': '特大' },
    density: { comfortable: '舒适', standard: '标准', compact: '紧凑' },
  },
  dark: '深色',
  elder: '长者模式',
  grounds: {
    '': '默认',
    '#fbf6ea': '米白',
    '#e4f0df': '护眼绿',
    '#e3eefa': '浅蓝',
    '#f9ecef': '浅粉',
    '#e9ecf0': '浅灰',
  } as Readonly<Record<string, string>>,
  ownGround: '自定义颜色',
  fixedColours: '高对比度使用固定的颜色，皮肤和背景颜色在其他外观中生效。',
  saved: '保存成功',
  saveFailed: (reason: string) => `保存失败\n${reason}`,
  failed: '皮肤列表加载失败',
  empty: '暂无可选的皮肤',
  emptyDetail: '请联系单位管理员添加。',
}

export type ThemeSettingTexts = typeof chinese

const english: ThemeSettingTexts = {
  title: 'Themes',
  hint: 'What you choose is previewed at once. Once saved it applies to the portal and all apps, also after your next sign-in.',
  choices: 'Themes',
  current: 'In use',
  save: 'Save',
  saving: 'Saving…',
  none: 'Choose a theme first',
  unknown: 'There is no such theme. Refresh the page and choose again.',
  noSettings: 'There is no such look. Refresh the page and choose again.',
  noColour: 'Enter a colour as #RRGGBB',
  groups: {
    scheme: 'Appearance',
    colouring: 'Colours',
    corners: 'Corners',
    fontSize: 'Text size',
    density: 'Density',
    ground: 'Background',
  },
  options: {
    scheme: { light: 'Light', dark: 'Dark', system: 'System', contrast: 'High contrast' },
    colouring: { normal: 'Standard', grey: 'Grey', weak: 'Colour-weak' },
    corners: { square: 'Square', small: 'Small', round: 'Round' },
    fontSize: { small: 'Small', medium: 'Standard', large: 'Large', 'x-large': 'Extra large' },
    density: { comfortable: 'Comfortable', standard: 'Standard', compact: 'Compact' },
  },
  dark: 'Dark',
  elder: 'Senior mode',
  grounds: {
    '': 'Default',
    '#fbf6ea': 'Ivory',
    '#e4f0df': 'Soft green',
    '#e3eefa': 'Light blue',
    '#f9ecef': 'Light pink',
    '#e9ecf0': 'Light grey',
  },
  ownGround: 'Own colour',
  fixedColours: 'High contrast has fixed colours; theme and background apply to the other looks.',
  saved: 'Saved',
  saveFailed: (reason: string) => `Could not save: ${reason}`,
  failed: 'The themes could not be loaded',
  empty: 'No themes available',
  emptyDetail: 'Ask your unit administrator to add some.',
}

export const themeSettingTexts: Record<Language, ThemeSettingTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
