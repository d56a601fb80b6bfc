/** What the sample files say. */

export const guide = [
  '协同办公门户操作指南',
  '一、登录：输入账号和密码，首次登录请修改初始密码。',
  '二、打开应用：点击左侧应用图标，应用在标签页中打开。',
  '三、切换单位：点击页面左上角的单位名称。',
  '四、遇到问题：请在运维服务台提交工单。',
]

export const rules = [
  '公文格式要点',
  '1. 发文字号由机关代字、年份、发文顺序号组成。',
  '2. 附件说明在正文下空一行左空二字编排。',
  '3. 成文日期用阿拉伯数字将年、月、日标全。',
]

export const minutes =
  '会议纪要\n\n时　　间：\n地　　点：\n主 持 人：\n参加人员：\n\n一、会议议题\n\n二、议定事项\n\n三、责任分工及时限\n'

export const duties = '\uFEFF日期,值班领导,值班人员\n11月23日,胡主任,张三\n11月24日,林主任,罗洋\n'

export const code = `/** 按统一社会信用代码查询企业。 */
export async function findCompany(creditCode: string): Promise<Company | null> {
  const answer = await fetch(\`/service-share/company/\${encodeURIComponent(creditCode)}\`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(\`数据共享接口返回 \${answer.status}\`)
  return (await answer.json()) as Company
}
`

export const letter = {
  title: '关于做好政务公开工作的通知',
  paragraphs: [
    '各区县人民政府，市级各部门：',
    '为进一步做好政务公开工作，现将有关事项通知如下。',
    '一、及时公开政策文件，同步发布解读材料。',
    '二、规范办理依申请公开，按期答复申请人。',
    '三、办好政府网站，确保信息准确、更新及时。',
    '请各单位于本月底前报送工作进展。',
  ],
  table: [
    ['任务', '责任单位', '完成时限'],
    ['政策解读', '各起草单位', '文件印发后三日内'],
    ['网站检查', '市政府办公室', '每季度末'],
  ],
}

export const tasks = {
  重点任务: [
    ['序号', '任务', '责任单位', '完成时限', '进度（%）'],
    [1, '建设一体化政务服务平台', '市数据局', '6月底', 65],
    [2, '推进老旧小区改造 120 个', '市建设局', '10月底', 40],
    [3, '新增公共停车泊位 8000 个', '市城管局', '12月底', 72],
    [4, '改扩建中小学 15 所', '市教育局', '8月底', 88],
  ],
  分工: [
    ['单位', '联系人', '电话'],
    ['市数据局', '罗洋', '8700 1201'],
    ['市建设局', '林晓', '8700 1302'],
  ],
}

export const slides = [
  { title: '数字政府建设工作汇报', points: ['市数据局', '2026年1月'] },
  {
    title: '一、主要进展',
    points: ['政务服务事项网上可办率 98.6%', '电子证照共享 312 类', '“一件事”联办 46 项'],
  },
  { title: '二、下一步安排', points: ['深化数据共享', '推广智能辅助审批', '加强网络安全保障'] },
]
