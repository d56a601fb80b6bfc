import type { Language } from './languages'

const chinese = {
  title: (multiple: boolean): string => (multiple ? '选择文件（可多选）' : '选择文件'),
  asker: (app: string): string => `“${app}”请您选择文件，选中的文件将交给它`,
  fromComputer: '从本机选择',
  computerHint: '文件由应用读取，不会存入文件中心。',
  centre: '文件中心',
  unsuited: '应用不接受这种文件',
  stored: '该文件由其应用保存，不能选择',
  chosen: (count: number) => `已选 ${count} 个`,
  choose: '确定',
  cancel: '取消',
}

type PickerTexts = typeof chinese

const english: PickerTexts = {
  title: (multiple) => (multiple ? 'Choose files' : 'Choose a file'),
  asker: (app) => `“${app}” asks for files and gets those that you choose.`,
  fromComputer: 'From this computer',
  computerHint: 'The app reads the file. It is not kept in the file centre.',
  centre: 'File centre',
  unsuited: 'The app does not accept files of this kind',
  stored: 'The file is kept by its app and cannot be chosen',
  chosen: (count) => `${count} chosen`,
  choose: 'Choose',
  cancel: 'Cancel',
}

export const pickerTexts: Record<Language, PickerTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
