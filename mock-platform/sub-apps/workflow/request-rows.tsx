import type { AppHistory } from '../kit/history'
import { PlaceLink } from '../kit/react/place-link'
import { dateText } from '../kit/texts'
import type { Box, RequestSummary } from './contract'
import { StatusTag } from './status'

interface RequestRowsProps {
  history: AppHistory
  box: Box
  title: string
  records: RequestSummary[]
}

export function RequestRows({ history, box, title, records }: RequestRowsProps) {
  return (
    <table className="table cards requests" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">申请</th>
          <th scope="col">{box === 'mine' ? '当前环节' : '申请人'}</th>
          <th scope="col">发起时间</th>
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        {records.map((request) => (
          <tr key={request.id}>
            <td data-label="申请">
              <PlaceLink history={history} to={`/detail/${request.id}`} className="request-link">
                <span className="request-title">{request.title}</span>
                <span className="muted">{request.summary}</span>
              </PlaceLink>
            </td>
            {box === 'mine' ? (
              <td data-label="当前环节">{request.waitsFor || '已结束'}</td>
            ) : (
              <td data-label="申请人">
                <span>
                  {request.applicant.name}
                  <span className="request-office muted">{request.applicant.orgName}</span>
                </span>
              </td>
            )}
            <td data-label="发起时间" className="numeric">
              {dateText(request.startedAt)}
            </td>
            <td data-label="状态">
              <StatusTag status={request.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
