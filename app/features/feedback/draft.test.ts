import { expect, it } from 'vitest'
import { withoutPicture, withPictures } from './draft'

const picture = (name: string, type = 'image/png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type })

it('[AID-06] three pictures are taken, and the fourth is refused', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`))
  const { pictures, problem } = withPictures([], files)
  expect(pictures.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'c.png'])
  expect(problem).toBe('tooMany')
  const [first] = pictures
  const fewer = withoutPicture(pictures, first?.key ?? -1)
  expect(fewer.map(({ file }) => file.name)).toEqual(['b.png', 'c.png'])
  expect(withPictures(fewer, files.slice(3))).toMatchObject({ problem: null })
})

it.each([
  ['no picture', picture('a.pdf', 'application/pdf'), 'wrongType'],
  ['a drawing that may hold scripts', picture('a.svg', 'image/svg+xml'), 'wrongType'],
  ['nothing', picture('a.png', 'image/png', 0), 'emptyPicture'],
  ['more than 5 MB', picture('a.png', 'image/png', 5 * 1024 * 1024 + 1), 'tooLarge'],
] as const)('[AID-06] %s is refused, and the others are taken', (_, file, problem) => {
  const taken = withPictures([], [file, picture('b.jpg', 'image/jpeg')])
  expect(taken.problem).toBe(problem)
  expect(taken.pictures.map((one) => one.file.name)).toEqual(['b.jpg'])
})

it('[AID-06] exactly 5 MB is taken', () => {
  expect(withPictures([], [picture('a.png', 'image/png', 5 * 1024 * 1024)]).problem).toBeNull()
})
