import { useState } from 'react'
import { addDays, type Day } from '../../contracts/days'
import type { WorkbenchSummary } from '../../contracts/index/contract'
import { shortDay } from '../kit/dates'
import { Button, PortalLink, Table } from '../kit/react'
import { spoken } from '../kit/spoken'
import { Card } from './card'
import described from './cards.json'
import { drawn, outlinesOf, week, weeksOf } from './course'

type Courses = WorkbenchSummary['courses']
type Course = (typeof described.courses)[number] & { counts: readonly number[] }

/** What came in four weeks, as small charts or as a table. */
export function CoursesCard({ courses }: { courses: Courses }) {
  const [asTable, setAsTable] = useState(false)
  const given = described.courses.flatMap((course): Course[] => {
    const counts = courses[course.of as Exclude<keyof Courses, 'until'>]
    return counts ? [{ ...course, counts }] : []
  })
  const tools = (
    <Button plain className="-mr-1.5" onClick={() => setAsTable(!asTable)}>
      {asTable ? spoken('以图表显示') : spoken('以表格显示')}
    </Button>
  )
  return (
    <Card card="courses" tools={tools}>
      {asTable ? (
        <CourseTable given={given} until={courses.until} />
      ) : (
        <ul className="courses grid gap-4 py-4 px-edge">
          {given.map((course) => (
            <Chart key={course.of} {...course} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Chart({ title, path, counts }: Course) {
  const weeks = weeksOf(counts)
  const outlines = outlinesOf(counts)
  const [before = 0, last = 0] = weeks.slice(-2)
  return (
    <li className="min-w-0">
      <div className="row">
        <PortalLink path={path}>{spoken(title)}</PortalLink>
        <span className="push small muted">
          {spoken('近 7 天 {last}，此前 7 天 {before}', { last, before })}
        </span>
      </div>
      <svg
        className="course"
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken('{title}，四周每周：{weeks}', {
          title: spoken(title),
          weeks: weeks.join(spoken('、')),
        })}
      >
        <path className="course-area" d={outlines.area} />
        <path className="course-weeks" d={outlines.weeks} />
        <path className="course-line" d={outlines.line} />
      </svg>
    </li>
  )
}

interface WeekRow {
  at: number
  /** Its last day. */
  end: Day
}

function CourseTable({ given, until }: { given: readonly Course[]; until: Day }) {
  const weeks = given.map(({ counts }) => weeksOf(counts))
  const rows = (weeks[0] ?? []).map(
    (_, at, { length }): WeekRow => ({
      at,
      end: addDays(until, -week * (length - 1 - at)),
    }),
  )
  const columns = given.map(({ title }, of) => ({
    title,
    numeric: true,
    named: true,
    cell: ({ at }: WeekRow) => weeks[of]?.[at],
  }))
  return (
    <Table
      label={spoken('近四周')}
      keyOf={({ end }) => end}
      columns={[
        {
          title: '日期',
          cell: ({ end }: WeekRow) => `${shortDay(addDays(end, 1 - week))} – ${shortDay(end)}`,
        },
        ...columns,
      ]}
      rows={rows}
    />
  )
}
