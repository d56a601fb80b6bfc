import { Facts, Tag } from '../../../kit/react'

export const states = {
  一栏: () => (
    <Facts
      className="padded"
      facts={[
        ['申请人', '张三'],
        [
          '状态',
          <Tag key="state" loud>
            待审批
          </Tag>,
        ],
        ['备注', ''],
      ]}
    />
  ),
  两栏: () => (
    <Facts
      className="ruled"
      facts={[
        ['发文字号', '云政办〔2026〕12 号'],
        ['密级', '普通'],
        ['主送', '各县（市、区）人民政府'],
        ['成文日期', '2026-05-06'],
      ]}
    />
  ),
}
