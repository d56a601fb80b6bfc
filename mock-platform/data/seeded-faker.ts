import { Faker } from '@faker-js/faker'
import { faker as chinese } from '@faker-js/faker/locale/zh_CN'

/** Names and dates depend only on `seed` and `now`; the faker is created on first use. */
export function lazyFaker(seed: number, now: Date): () => Faker {
  let made: Faker | undefined
  return () => {
    made ??= seededFaker(seed, now)
    return made
  }
}

function seededFaker(seed: number, now: Date): Faker {
  const faker = new Faker({ locale: [chinese.rawDefinitions] })
  faker.seed(seed)
  faker.setDefaultRefDate(now)
  return faker
}
