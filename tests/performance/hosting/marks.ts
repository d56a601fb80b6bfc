/** The User Timing marks of the benchmark's driver and of its app, in their order; they cost every host the same. */
export const marks = {
  clicked: 'bench: click',
  script: 'bench: script',
  evaluated: 'bench: evaluated',
  mounting: 'bench: mount',
  rendered: 'bench: rendered',
  mounted: 'bench: mounted',
} as const

/** Only the latest of a name stays: what a page has kept after many openings is measured as well. */
export function mark(name: (typeof marks)[keyof typeof marks]): void {
  performance.clearMarks(name)
  performance.mark(name)
}
