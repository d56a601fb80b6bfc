import { type Problem, problemText } from './page-source'

interface ProblemListProps {
  problems: Problem[]
  onChoose(line: number): void
}

export function ProblemList({ problems, onChoose }: ProblemListProps) {
  return (
    <div className="problems" role="status" aria-label="定义检查">
      {problems.length === 0 && <p className="right">定义正确</p>}
      <ul>
        {problems.map((problem) => (
          <li key={problemText(problem)}>
            <button type="button" onClick={() => onChoose(problem.line)}>
              {problemText(problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
