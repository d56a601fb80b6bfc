import type { WorkMonth } from '../../contracts/dailyPerson/contract'
import { isDay } from '../../contracts/days'
import { idIn } from '../kit/place-query'
import {
  defineReactApp,
  MainView,
  SectionTabs,
  useBadge,
  usePlace,
  useQuery,
  WhenLoaded,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { DayView } from './day-view'
import english from './english.json'
import { MonthCalendar } from './month-calendar'
import { ReviewList } from './review-list'
import { ReviewView } from './review-view'

function WorkLog() {
  const { path, query } = usePlace()
  const day = idIn(path, 'day') ?? ''
  const month = query.get('month') ?? (isDay(day) ? day.slice(0, 7) : '')
  const loaded = useQuery<WorkMonth>('/service-workbook/worklog/month', {
    query: { month },
    refresh: true,
  })
  const { data, reload } = loaded
  useBadge(data, data?.waiting)
  const review = idIn(path, 'review')
  const reviewing = path.startsWith('/review')

  return (
    <div className="page">
      <header className="page-title">
        <h1>{spoken('工作日志')}</h1>
        {data?.leads && (
          <SectionTabs
            look="pills"
            label={spoken('工作日志')}
            sections={[
              { title: spoken('我的日志'), to: '/index', current: !reviewing },
              {
                title: spoken('下属日志'),
                to: '/review?state=waiting',
                current: reviewing,
                count: data.waiting > 0 && <Waiting count={data.waiting} />,
              },
            ]}
          />
        )}
      </header>
      <MainView>
        <WhenLoaded loaded={loaded}>
          {(given) => {
            if (review) return <ReviewView key={review} id={review} onCommented={reload} />
            if (reviewing) return <ReviewList />
            const shown = day || given.today
            return (
              <div className="beside side-380px">
                <MonthCalendar month={month || given.today.slice(0, 7)} day={shown} data={given} />
                <DayView key={shown} date={shown} onSaved={reload} />
              </div>
            )
          }}
        </WhenLoaded>
      </MainView>
    </div>
  )
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="waiting numeric py-0 px-1.5 text-on-accent font-bold text-12px bg-danger rounded-10px">
      {count}
      <span className="visually-hidden">{spoken('篇待点评')}</span>
    </span>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(WorkLog, english)
