/** An appointment of a kind that offices have. */
export interface Engagement {
  title: string
  minutes: number
  participants: string
  /** Absent = one of the meeting rooms. */
  place?: string
}

export const engagements: readonly Engagement[] = [
  { title: '科室周例会', minutes: 60, participants: '科室全体人员' },
  { title: '政务公开工作推进会', minutes: 90, participants: '各科室政务公开联络员' },
  {
    title: '优化营商环境专题座谈会',
    minutes: 120,
    participants: '市发展和改革委员会、市商务局、企业代表',
  },
  { title: '理论学习中心组集体学习', minutes: 120, participants: '领导班子成员' },
  { title: '年度预算编制协调会', minutes: 90, participants: '财务科、各科室负责人' },
  { title: '公文处理业务培训', minutes: 120, participants: '各单位办公室工作人员' },
  { title: '信访接待', minutes: 180, participants: '值班人员', place: '市政府一楼接待大厅' },
  {
    title: '清河县重点项目现场调研',
    minutes: 210,
    participants: '调研组全体成员',
    place: '清河县高新技术产业园',
  },
  { title: '建议提案办理沟通会', minutes: 90, participants: '承办科室、代表委员' },
  {
    title: '信息系统安全检查',
    minutes: 120,
    participants: '信息中心、运维单位',
    place: '主楼三层机房',
  },
  { title: '主题党日活动', minutes: 90, participants: '支部全体党员', place: '党群活动中心' },
  {
    title: '与省厅业务处室视频会商',
    minutes: 60,
    participants: '分管领导、业务科室',
    place: '四楼视频会议室',
  },
]
