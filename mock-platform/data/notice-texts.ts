import type { Occasion } from './office-texts'

export interface NoticeText {
  type: '通知' | '公告' | '公示'
  title(occasion: Occasion): string
  opening: string
  points: readonly { heading: string; text(occasion: Occasion): string }[]
}

const contact = {
  heading: '联系方式',
  text: ({ department }: Occasion) => `具体事宜请与${department}联系，联系人和电话见通讯录。`,
}

export const noticeTexts: readonly NoticeText[] = [
  {
    type: '通知',
    title: ({ year }) => `关于做好${year + 1}年元旦春节期间值班工作的通知`,
    opening: '为保证节日期间各项工作正常运转，现就值班工作有关事项通知如下。',
    points: [
      {
        heading: '严格值班制度',
        text: () =>
          '各单位要落实领导带班和二十四小时值班制度，值班人员不得擅自离岗，确保通信畅通。',
      },
      {
        heading: '报送值班表',
        text: ({ deadline }) =>
          `请于 ${deadline} 前将值班安排表报送综合值班室，人员如有调整应及时说明。`,
      },
      contact,
    ],
  },
  {
    type: '通知',
    title: ({ month }) => `关于召开${month}月份工作例会的通知`,
    opening: '经研究，决定召开本月工作例会。现将有关事项通知如下。',
    points: [
      { heading: '时间和地点', text: ({ deadline, room }) => `${deadline} 上午 9:00，${room}。` },
      {
        heading: '参会要求',
        text: () => '各科室主要负责人参加，因故不能参加的须提前请假。请提前十分钟入场。',
      },
    ],
  },
  {
    type: '通知',
    title: () => '关于开展网络安全自查工作的通知',
    opening: '为进一步落实网络安全工作责任制，决定开展一次网络安全自查。',
    points: [
      {
        heading: '自查范围',
        text: () => '本单位在用的信息系统、办公终端、移动存储介质以及对外服务网站。',
      },
      {
        heading: '自查内容',
        text: () => '重点检查弱口令、未修复漏洞、违规外联和账号清理情况，发现问题立即整改。',
      },
      {
        heading: '时间安排',
        text: ({ deadline }) => `自查报告请于 ${deadline} 前报送，逾期将予通报。`,
      },
      contact,
    ],
  },
  {
    type: '通知',
    title: ({ year }) => `关于做好${year}年度考核工作的通知`,
    opening: '根据年度工作安排，现就年度考核有关事项通知如下。',
    points: [
      { heading: '考核对象', text: () => '本单位在编在岗工作人员，挂职、借调人员按有关规定执行。' },
      { heading: '考核程序', text: () => '按照个人总结、民主测评、审核评鉴、确定等次的程序进行。' },
      {
        heading: '材料报送',
        text: ({ deadline }) => `个人总结和考核登记表于 ${deadline} 前报送。`,
      },
    ],
  },
  {
    type: '通知',
    title: () => '关于规范公务用车管理的通知',
    opening: '为进一步加强公务用车管理，厉行节约，现将有关要求重申如下。',
    points: [
      {
        heading: '用车申请',
        text: () => '公务用车须提前在办公系统提交申请，经审批后由车辆管理人员统一调度。',
      },
      { heading: '监督检查', text: () => '严禁公车私用，节假日车辆一律封存停驶，违者严肃处理。' },
    ],
  },
  {
    type: '通知',
    title: () => '关于组织干部职工健康体检的通知',
    opening: '为保障干部职工身体健康，现组织本年度健康体检。',
    points: [
      {
        heading: '体检时间',
        text: ({ deadline }) => `自 ${deadline} 起分批进行，请按分组时间参加，体检当日空腹。`,
      },
      {
        heading: '注意事项',
        text: () => '请携带本人身份证件，体检结果由本人领取，注意保护个人信息。',
      },
      contact,
    ],
  },
  {
    type: '通知',
    title: () => '关于做好低温雨雪天气防范应对工作的通知',
    opening: '据气象部门预报，近期将有一次明显降温过程。请各单位做好防范应对。',
    points: [
      {
        heading: '加强会商研判',
        text: () => '密切关注天气变化，及时发布预警信息，提醒群众做好防寒保暖。',
      },
      {
        heading: '排查安全隐患',
        text: () => '重点检查供水、供电、供气设施和老旧房屋，发现隐患立即处置。',
      },
    ],
  },
  {
    type: '公告',
    title: () => '关于办公系统升级维护的公告',
    opening: '为提升系统运行效率，将对办公系统进行升级维护。',
    points: [
      { heading: '维护时间', text: ({ deadline }) => `${deadline} 22:00 至次日 6:00。` },
      {
        heading: '影响范围',
        text: () => '维护期间邮件、公文和会议功能暂停使用，请提前保存未完成的工作。',
      },
    ],
  },
  {
    type: '公告',
    title: () => '关于调整政务服务窗口办公时间的公告',
    opening: '为方便群众办事，现对政务服务窗口办公时间作如下调整。',
    points: [
      {
        heading: '调整后的时间',
        text: () => '工作日 9:00 至 17:00，午间不间断服务；周六 9:00 至 12:00 提供预约服务。',
      },
      { heading: '执行日期', text: ({ deadline }) => `自 ${deadline} 起执行。` },
    ],
  },
  {
    type: '公告',
    title: () => '关于启用新版电子印章的公告',
    opening: '根据电子印章管理有关规定，现启用新版电子印章，旧版同时停用。',
    points: [
      {
        heading: '启用日期',
        text: ({ deadline }) => `自 ${deadline} 起，所有电子公文一律使用新版印章。`,
      },
      contact,
    ],
  },
  {
    type: '公示',
    title: ({ year }) => `${year}年度先进集体和先进个人拟表彰名单公示`,
    opening: '经推荐评审，现将拟表彰的先进集体和先进个人予以公示，接受监督。',
    points: [
      {
        heading: '公示期限',
        text: ({ deadline }) => `自发布之日起五个工作日，至 ${deadline} 止。`,
      },
      {
        heading: '意见反映',
        text: () => '公示期内如有异议，请以书面形式实名反映，并提供具体事实依据。',
      },
      contact,
    ],
  },
  {
    type: '公示',
    title: () => '关于办公用房维修项目中选单位的公示',
    opening: '经比选评审，现将办公用房维修项目的中选单位予以公示。',
    points: [
      {
        heading: '项目概况',
        text: () => '维修内容包括屋面防水、外墙清洗和公共区域照明改造，工期六十日。',
      },
      {
        heading: '公示期限',
        text: ({ deadline }) => `公示期至 ${deadline} 止，期满无异议即签订合同。`,
      },
    ],
  },
]
