import { LRUCache } from 'lru-cache'
import type { StoredPaper } from './attachments'
import { composeDocument, documentNumber } from './document-kinds'
import {
  archiveTexts,
  type DocumentKind,
  type DocumentTopic,
  documentTexts,
} from './document-texts'
import type { DocumentRow } from './documents'
import { createRandom, type Random } from './random'
import { words } from './words'

export interface ArchivedDocument extends DocumentRow {
  /** Names of the receiving tenants; null = all. */
  receivers: readonly string[] | null
}

/** Documents of past years by id. */
export interface Archive {
  unit: ReadonlyMap<string, ArchivedDocument>
  public: ReadonlyMap<string, StoredPaper>
}

const firstYear = 2016
const years = 10
const publicShare = 0.5

const made = new LRUCache<string, Archive>({ max: 2 })

/**
 * The archive of `count` documents. It is immutable and the same for all spaces of one seed, so it is built once, on
 * the first read. Its documents are not rows, which would have to be copied and scanned.
 */
export function archiveOf({ seed, count }: { seed: number; count: number }): Archive {
  const name = `${seed} ${count}`
  const known = made.get(name)
  if (known) return known
  const random = createRandom(seed)
  const publicCount = Math.round(count * publicShare)
  const archive: Archive = {
    unit: byId(
      texts(random, archiveTexts().letterKinds, count - publicCount).map((text, place) => ({
        ...composed(random, `gw-past${place}`, text),
        ...addressees(random, text.topic.organisation),
      })),
    ),
    public: byId(
      texts(random, archiveTexts().publicKinds, publicCount).map((text, place) => ({
        ...composed(random, `public-past${place}`, text),
        secrecy: '',
        mainTo:
          text.kind.mark === '函' ? [] : ['各县（市、区）人民政府', '市政府各部门、各直属机构'],
      })),
    ),
  }
  made.set(name, archive)
  return archive
}

interface PastText {
  kind: DocumentKind
  topic: DocumentTopic
  region: string
  year: number
}

function byId<Row extends { id: string }>(rows: Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** Different combinations of kind, topic, region and year, so that no two documents are alike. */
function texts(random: Random, kinds: readonly DocumentKind[], count: number) {
  const all = kinds.flatMap((kind) =>
    documentTexts().topics.flatMap((topic) =>
      archiveTexts().regions.flatMap((region) =>
        Array.from({ length: years }, (_, place) => ({
          kind,
          topic,
          region,
          year: firstYear + place,
        })),
      ),
    ),
  )
  return shuffled(random, all).slice(0, count)
}

/** `random.sample` is slow on a long list, because it splices the list for each element. */
function shuffled<T>(random: Random, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.int(0, last)
    ;[list[last], list[other]] = [list[other] as T, list[last] as T]
  }
  return list
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function composed(random: Random, id: string, { kind, topic, region, year }: PastText) {
  const [month, day] = [random.int(1, 12), random.int(1, 28)]
  const { departments, meetingRooms } = words()
  const occasion = {
    region,
    year,
    month,
    department: random.pick(departments),
    organisation: topic.organisation,
    deadline: `${(month % 12) + 1}月${random.int(1, 28)}日`,
    room: random.pick(meetingRooms),
  }
  const own = random.sample(topic.measures, random.int(2, 3))
  const measures = [...own, ...random.sample(archiveTexts().measures, random.int(1, 2))]
  const { title, body, attachment } = composeDocument(kind, { ...topic, measures }, occasion)
  return {
    id,
    title,
    body,
    number: documentNumber(topic.organisation, kind.mark, year, random.int(1, 240)),
    secrecy: secrecyOf(random),
    issuer: topic.organisation,
    copyTo: random.chance(0.3) ? ['市委办公室', '市人大常委会办公室'] : [],
    issuedAt: `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(random.int(8, 17))}:${twoDigits(random.int(0, 59))}:00`,
    attachments: attachmentsOf(random, attachment, topic.name, body),
  }
}

function secrecyOf(random: Random): DocumentRow['secrecy'] {
  return random.chance(0.1) ? '工作秘密' : random.chance(0.5) ? '内部' : '公开'
}

function attachmentsOf(
  random: Random,
  table: { name: string; text: string },
  topic: string,
  body: string,
) {
  if (random.chance(0.6)) return []
  const others = random
    .sample(archiveTexts().attachments, random.int(0, 2))
    .map((name) => ({ name: `${topic}${name}`, text: name.endsWith('.csv') ? table.text : body }))
  return [table, ...others]
}

function addressees(random: Random, issuer: string) {
  if (random.chance(0.7)) return { receivers: null, mainTo: ['市政府各部门、各直属机构'] }
  const receivers = random
    .sample(words().organisations, random.int(3, 8))
    .filter((name) => name !== issuer)
  return { receivers, mainTo: receivers }
}
