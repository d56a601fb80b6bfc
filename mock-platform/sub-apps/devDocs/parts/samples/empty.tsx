export const states = {
  还没有: () => <p className="state">还没有申请</p>,
  没有结果: () => <p className="state">没有标题含“汛期”的通知</p>,
}
