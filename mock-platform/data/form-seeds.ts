import type { FormDefinition, FormField } from '../sub-apps/formDesigner/form-fields'
import type { Random } from './random'

interface FormSeed extends FormDefinition {
  /** Its id below the unit's. */
  name: string
  published: boolean
  /** One person's answers. */
  answers(random: Random, day: string): Record<string, string | string[]>
}

function field(
  id: string,
  type: FormField['type'],
  label: string,
  more: Partial<FormField> = {},
): FormField {
  return { id, type, label, required: true, hint: '', options: [], min: null, max: null, ...more }
}

const supplies = ['签字笔', '笔记本', '文件夹', '打印纸', '硒鼓']
const scores = ['满意', '基本满意', '不满意']

/** The forms that every unit starts with. */
export const formSeeds: readonly FormSeed[] = [
  {
    name: 'supplies',
    title: '办公用品领用登记',
    description: '领用后由综合科核发。单次领用数量较大的，请提前一周登记。',
    published: true,
    fields: [
      field('item', 'radio', '用品名称', { options: supplies }),
      field('count', 'number', '数量', { min: 1, max: 200 }),
      field('needed', 'date', '需要日期'),
      field('purpose', 'textarea', '用途', { required: false, hint: '用于会议、活动的请注明名称' }),
    ],
    answers: (random, day) => ({
      item: random.pick(supplies),
      count: String(random.int(1, 30)),
      needed: day,
      purpose: random.pick(['日常办公', '业务培训班使用', '调研座谈会使用', '']),
    }),
  },
  {
    name: 'room',
    title: '会议室使用反馈',
    description: '会议结束后填写，帮助后勤服务中心改进保障工作。',
    published: true,
    fields: [
      field('basic', 'section', '基本情况', { required: false }),
      field('meeting', 'text', '会议名称'),
      field('day', 'date', '使用日期'),
      field('opinion', 'section', '评价', { required: false }),
      field('score', 'radio', '总体评价', { options: scores }),
      field('faults', 'checkbox', '存在的问题', {
        required: false,
        options: ['投影模糊', '话筒杂音', '空调温度不适', '桌椅不足'],
      }),
    ],
    answers: (random, day) => ({
      meeting: random.pick(['月度工作例会', '项目评审会', '主题党日', '业务培训']),
      day,
      score: random.pick(scores),
      faults: random.sample(['投影模糊', '话筒杂音', '空调温度不适', '桌椅不足'], random.int(0, 2)),
    }),
  },
  {
    name: 'visit',
    title: '基层调研情况登记',
    description: '',
    published: false,
    fields: [
      field('place', 'text', '调研地点'),
      field('people', 'number', '参加人数', { min: 1, max: 50 }),
      field('finding', 'textarea', '发现的问题'),
      field('papers', 'attachment', '附件说明', { required: false, hint: '每行写一个附件的名称' }),
    ],
    answers: () => ({}),
  },
]
