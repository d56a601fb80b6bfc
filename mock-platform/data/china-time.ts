/** Milliseconds by which the clocks of the platform's offices are ahead of UTC, all year round. */
const ahead = 8 * 3600_000

const lengths = { minute: 60_000, hour: 3600_000, day: 24 * 3600_000 }

type TimeUnit = keyof typeof lengths

/**
 * An immutable moment in the local time of the platform's offices, wherever this program runs. Filling a space creates
 * thousands of them, so it is a plain number that Date splits, without a time zone lookup.
 */
export class ChinaTime {
  /** `time` is in milliseconds since 1970, as in Date. */
  constructor(private readonly time: number) {}

  valueOf(): number {
    return this.time
  }

  add(amount: number, unit: TimeUnit): ChinaTime {
    return new ChinaTime(this.time + amount * lengths[unit])
  }

  subtract(amount: number, unit: TimeUnit): ChinaTime {
    return this.add(-amount, unit)
  }

  year(): number {
    return this.#onTheWall().getUTCFullYear()
  }

  /** 1 to 12. */
  month(): number {
    return this.#onTheWall().getUTCMonth() + 1
  }

  /** Day of the week; 0 = Sunday. */
  day(): number {
    return this.#onTheWall().getUTCDay()
  }

  /** Omitted parts stay the same. */
  at({ hour, minute, second }: { hour?: number; minute?: number; second?: number }): ChinaTime {
    const wall = this.#onTheWall()
    wall.setUTCHours(
      hour ?? wall.getUTCHours(),
      minute ?? wall.getUTCMinutes(),
      second ?? wall.getUTCSeconds(),
    )
    return new ChinaTime(wall.getTime() - ahead)
  }

  /** `YYYY-MM-DD HH:mm:ss` */
  stamp(): string {
    return this.#onTheWall().toISOString().slice(0, 19).replace('T', ' ')
  }

  /** `YYYY-MM-DD` */
  date(): string {
    return this.stamp().slice(0, 10)
  }

  /** `YYYY-MM-DD HH:mm` */
  toMinute(): string {
    return this.stamp().slice(0, 16)
  }

  /** `11月21日` */
  dayInWords(): string {
    const wall = this.#onTheWall()
    return `${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`
  }

  /** A Date whose UTC parts are the offices' local time. */
  #onTheWall(): Date {
    return new Date(this.time + ahead)
  }
}

/** Converts to the offices' local time, which backends write. `moment`: if it is text, ISO with an offset. */
export function chinaTime(moment: Date | string | ChinaTime): ChinaTime {
  return new ChinaTime(typeof moment === 'string' ? Date.parse(moment) : moment.valueOf())
}
