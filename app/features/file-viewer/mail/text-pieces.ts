/**
 * How much of a text is rendered at once: a browser needs seconds for a million characters, and far more for as many
 * lines.
 */
const piece = { letters: 200_000, lines: 5_000 }

/** The index at which the first `pieces` pieces of a text end. */
export function endOfPieces(text: string, pieces: number): number {
  const most = Math.min(text.length, pieces * piece.letters)
  let lines = pieces * piece.lines
  for (let at = text.indexOf('\n'); at >= 0 && at < most; at = text.indexOf('\n', at + 1)) {
    lines -= 1
    if (lines === 0) return at + 1
  }
  return most
}
