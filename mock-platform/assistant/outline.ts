interface Part {
  heading: string
  points: readonly string[]
}

interface Kind {
  name: RegExp
  parts(subject: string): readonly Part[]
}

/** Kinds of papers by the word that ends their name, each with the parts that offices expect. */
const kinds: readonly Kind[] = [
  {
    name: /总结|汇报|报告$/,
    parts: (subject) => [
      {
        heading: '主要工作和成效',
        points: [
          `${subject}的总体情况和关键数据`,
          '三至四项重点工作的做法',
          '形成的制度和可推广的经验',
        ],
      },
      {
        heading: '存在的问题',
        points: ['进度、质量方面的差距', '协调机制和保障方面的不足', '原因分析'],
      },
      { heading: '下一步打算', points: ['目标任务和时间节点', '责任分工', '需要上级支持的事项'] },
    ],
  },
  {
    name: /讲话|发言|致辞$/,
    parts: (subject) => [
      { heading: '提高认识', points: [`${subject}的背景和意义`, '上级有关要求'] },
      { heading: '突出重点', points: ['需要抓好的几项工作', '每项工作的标准和时限'] },
      { heading: '狠抓落实', points: ['组织领导', '督促检查', '作风和纪律要求'] },
    ],
  },
  {
    name: /方案|计划|预案$/,
    parts: (subject) => [
      { heading: '总体要求', points: ['指导思想和工作原则', `${subject}要达到的目标`] },
      {
        heading: '主要任务',
        points: [
          '任务一：摸清底数，建立台账',
          '任务二：分类推进，明确标准',
          '任务三：对账销号，形成闭环',
        ],
      },
      { heading: '实施步骤', points: ['动员部署阶段', '组织实施阶段', '检查验收阶段'] },
      { heading: '保障措施', points: ['组织领导和责任分工', '经费和人员保障', '督查考核'] },
    ],
  },
]

const ordinary = (subject: string): readonly Part[] => [
  { heading: '基本情况', points: [`${subject}的背景和依据`, '现状和主要数据'] },
  { heading: '重点内容', points: ['需要说明的主要事项', '政策依据和工作标准', '典型做法'] },
  {
    heading: '工作要求',
    points: ['责任单位和完成时限', '报送材料的格式和渠道', '联系人和联系方式'],
  },
]

const numerals = ['一', '二', '三', '四', '五']

/** An outline for a paper on that subject. */
export function outlineOf(subject: string): string {
  const topic = subject || '本项工作'
  const parts = (kinds.find(({ name }) => name.test(topic))?.parts ?? ordinary)(topic)
  const texts = parts.map(({ heading, points }, place) => {
    const lines = points.map((point) => `- ${point}`).join('\n')
    return `**${numerals[place]}、${heading}**\n\n${lines}`
  })
  return [
    `以下是“${topic}”的提纲，供您参考：`,
    ...texts,
    '请结合本单位实际补充数据和事例，成文前按程序送审。',
  ].join('\n\n')
}
