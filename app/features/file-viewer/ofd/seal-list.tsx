import type { OfdDocument } from '@portal/ofd'
import type { Change, Judgement } from '@portal/ofd/seals'
import sideStyles from '../frame/side-lists.module.css'
import { chinaTime } from './china-time'
import styles from './ofd-viewer.module.css'
import type { GoTo } from './places'
import { useOfdText } from './use-ofd-text'
import type { useSeals } from './use-seals'

interface SealListProps {
  seals: ReturnType<typeof useSeals>
  document: OfdDocument
  onPage: GoTo
}

/** Says of each seal in plain words whether it is valid; renders nothing if the document has none. */
export function SealList({ seals, document, onPage }: SealListProps) {
  const { seals: texts } = useOfdText()
  if (seals === 'none') return null
  const busy = seals === 'judging'
  return (
    <section
      className={`${sideStyles.panel} ${styles.seals}`}
      aria-label={texts.title}
      aria-busy={busy}
    >
      {typeof seals === 'string' && <h2>{texts.title}</h2>}
      {busy && <p role="status">{texts.judging}</p>}
      {seals === 'failed' && <p role="alert">{texts.failed}</p>}
      {typeof seals !== 'string' && (
        <details open={isOpenAtFirst(seals.judgements)}>
          <summary>
            <h2>{texts.title}</h2>
            <span className="quiet">{texts.states[worstOf(seals.judgements)]}</span>
          </summary>
          <ul>
            {seals.judgements.map((judgement, at) => (
              <li key={`${at} ${judgement.id}`} data-state={judgement.state}>
                <SealEntry judgement={judgement} document={document} onPage={onPage} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Above the document, where room is scarce, only what the user must know is open. */
function isOpenAtFirst(judgements: readonly Judgement[]): boolean {
  return worstOf(judgements) !== 'valid' || window.matchMedia('(min-width: 901px)').matches
}

function worstOf(judgements: readonly Judgement[]): Judgement['state'] {
  const states = judgements.map(({ state }) => state)
  return (
    states.find((state) => state === 'changed') ??
    states.find((state) => state !== 'valid') ??
    'valid'
  )
}

/** How many parts are listed by name: a document may have thousands. */
const namedParts = 5

interface SealEntryProps {
  judgement: Judgement
  document: OfdDocument
  onPage: GoTo
}

function SealEntry({ judgement, document, onPage }: SealEntryProps) {
  const { seals: texts } = useOfdText()
  const { state, sealName, signer, issuer, time, doubt, remarks, changes, uncovered } = judgement
  const parts = judgement.uncoveredParts
  const changed = changes.map((change) => named(change, texts))
  return (
    <>
      <strong className={styles.state}>{texts.states[state]}</strong>
      <p className={styles.seal}>{sealName || texts.signature}</p>
      <dl>
        <dt>{texts.signer}</dt>
        <dd>{signer || texts.unknown}</dd>
        <dt>{texts.time}</dt>
        <dd>{time ? chinaTime(time) : texts.unknown}</dd>
        {issuer && (
          <>
            <dt>{texts.issuer}</dt>
            <dd>{issuer}</dd>
          </>
        )}
        {changed.length > 0 && (
          <>
            <dt>{texts.changed}</dt>
            <dd>{texts.list(changed)}</dd>
          </>
        )}
      </dl>
      {doubt && <p>{texts.doubts[doubt]}</p>}
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {texts.remarks[remark]}
        </p>
      ))}
      {uncovered.length > 0 && <p>{texts.uncovered(uncovered.map(texts.page))}</p>}
      {parts.length > 0 && (
        <p>{texts.uncoveredParts(parts.slice(0, namedParts), parts.length - namedParts)}</p>
      )}
      <SealPages judgement={judgement} document={document} onPage={onPage} />
    </>
  )
}

type SealTexts = ReturnType<typeof useOfdText>['seals']

const named = (change: Change, texts: SealTexts) =>
  change.kind === 'page' ? texts.page(change.page) : texts.part(change.path)

/** Links to the pages that show the seal. */
function SealPages({ judgement: { stamps }, document, onPage }: SealEntryProps) {
  const { seals: texts } = useOfdText()
  const places = new Map(document.pages.map(({ id }, at) => [id, at + 1]))
  return (
    <p className={styles.places}>
      {stamps.map(({ pageId, boundary }, at) => {
        const page = places.get(pageId)
        return page === undefined ? null : (
          <button
            key={`${at} ${pageId}`}
            type="button"
            aria-label={texts.goTo(page)}
            onClick={() => onPage(page, { left: boundary.x, top: boundary.y })}
          >
            {texts.page(page)}
          </button>
        )
      })}
    </p>
  )
}
