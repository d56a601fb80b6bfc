import type { ReactNode } from 'react'
import { PortalLink } from '../kit/react/portal-link'
import { dateText } from '../kit/texts'
import { type CardId, cardTitles } from './boards'
import type { WorkbenchSummary } from './contract'
import { CountCards } from './count-cards'
import { LatestList } from './latest-list'
import { TodaySchedule } from './today-schedule'

type Content = (data: WorkbenchSummary, navigate: (path: string) => void) => ReactNode

/** What each card shows; null = it is not for this person. */
export const cardContents: Record<CardId, Content> = {
  counts: (data, navigate) => <CountCards data={data} navigate={navigate} />,
  schedule: ({ schedule }, navigate) =>
    schedule && <TodaySchedule items={schedule} navigate={navigate} />,
  todos: ({ todos }, navigate) =>
    todos && (
      <LatestList
        title={cardTitles.todos}
        empty="没有待办事项"
        all="/pendCenter/handle?menu=handle&code=handleall"
        mark="待办理"
        navigate={navigate}
        items={todos.latest.map(({ id, app, path, title, from, time, toRead }) => ({
          id: `${app} ${id}`,
          path,
          text: title,
          label: from,
          time: dateText(time),
          read: toRead,
        }))}
      />
    ),
  mails: ({ mails }, navigate) => (
    <LatestList
      title={cardTitles.mails}
      empty="收件箱里还没有邮件"
      all="/inbox/list/1"
      navigate={navigate}
      items={mails.map((mail) => ({
        ...mail,
        path: `/inbox/detail/${mail.id}`,
        text: mail.subject,
        label: mail.senderName,
        time: dateText(mail.time),
      }))}
    />
  ),
  notices: ({ notices }, navigate) => (
    <LatestList
      title={cardTitles.notices}
      empty="还没有通知公告"
      all="/list/index"
      navigate={navigate}
      items={notices.map((notice) => ({
        ...notice,
        path: `/list/detail/${notice.id}`,
        text: notice.title,
        label: notice.type,
        time: dateText(notice.time),
      }))}
    />
  ),
  documents: ({ documents }, navigate) =>
    documents && (
      <LatestList
        title={cardTitles.documents}
        empty="还没有公文"
        all="/official"
        navigate={navigate}
        items={documents.map(lineOf)}
      />
    ),
  favourites: ({ favourites }, navigate) =>
    favourites && (
      <LatestList
        title={cardTitles.favourites}
        empty="还没有收藏，可在公文、通知和邮件中收藏"
        all="/personCollect/myCollect?classify=allCollect&menu=collect"
        navigate={navigate}
        items={favourites.map(lineOf)}
      />
    ),
  meetings: ({ meetings }, navigate) =>
    meetings && (
      <LatestList
        title={cardTitles.meetings}
        empty="近期没有会议"
        all="/meetingnotice/noticeDetail"
        mark="待回执"
        navigate={navigate}
        items={meetings.map(lineOf)}
      />
    ),
  colleagues: ({ colleagues }, navigate) =>
    colleagues && (
      <section className="panel" aria-label={cardTitles.colleagues}>
        <header className="panel-head">
          <h2>{cardTitles.colleagues}</h2>
          <PortalLink path="/addresslist/org" navigate={navigate}>
            查看通讯录
          </PortalLink>
        </header>
        {colleagues.length === 0 && <p className="state">通讯录里还没有同事</p>}
        <ul>
          {colleagues.map(({ id, name, duty, phone }) => (
            <li key={id}>
              <PortalLink
                path={`/addresslist/person/${id}`}
                navigate={navigate}
                className="latest-item colleague"
              >
                <span>{name}</span>
                <span className="latest-label muted">{duty}</span>
                <span className="muted numeric">{phone}</span>
              </PortalLink>
            </li>
          ))}
        </ul>
      </section>
    ),
  apps: ({ apps }, navigate) => (
    <section className="panel" aria-label={cardTitles.apps}>
      <header className="panel-head">
        <h2>{cardTitles.apps}</h2>
      </header>
      {apps.length === 0 && <p className="state">还没有快捷应用，可在侧栏的菜单设置中添加</p>}
      <ul className="quick-apps">
        {apps.map(({ code, title, path }) => (
          <li key={code}>
            <PortalLink path={path} navigate={navigate} className="quick-app">
              <span className="quick-sign" aria-hidden="true">
                {[...title][0]}
              </span>
              {title}
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  ),
}

type Latest = NonNullable<WorkbenchSummary['documents']>[number]

function lineOf({ title, time, ...line }: Latest) {
  return { ...line, text: title, time: dateText(time) }
}
