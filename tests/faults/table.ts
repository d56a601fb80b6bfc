/** Rows and columns as text; column widths assume that there is no Chinese. */
export function tableText(
  corner: string,
  rows: readonly string[],
  columns: readonly string[],
  cell: (row: string, column: string) => string,
): string {
  const lines = [
    [corner, ...columns],
    ...rows.map((row) => [row, ...columns.map((column) => cell(row, column))]),
  ]
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((line) => line[at]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
