import { BookOpen, Code, Footprints, Keyboard } from 'lucide'
import { useId, useState } from 'react'
import { helpTopics } from '~text/help-topics'
import { useCommands } from '../../shell/registry/use-commands'
import { useShell } from '../../shell/store/shell-context'
import { appOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { StateMessage } from '../../ui/state-message'
import styles from './help.module.css'
import { type FoundTopic, type Piece, searchHelp } from './search-help'
import { useHelpText } from './use-help-text'

/** 「帮助」: the guide by topics, with a search over headings and text, and links to all other help (LOOK-16). */
export default function HelpDialog({ onClose }: { onClose(): void }) {
  const texts = useHelpText()
  const { language } = useText()
  const [sought, setSought] = useState('')
  const topics = Object.entries(helpTopics[language]).map(([id, topic]) => ({ id, ...topic }))
  const found = searchHelp(topics, sought)
  return (
    <TitledDialog title={texts.title} width="720px" onClose={onClose}>
      <input
        type="search"
        className={recipeClass('input', { size: 'md' })}
        aria-label={texts.search}
        placeholder={texts.placeholder}
        maxLength={100}
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <p className="visually-hidden" role="status">
        {sought.trim() && texts.found(found.length)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing in it that takes the focus */}
      <section className={styles.topics} aria-label={texts.topics} tabIndex={0}>
        {found.map((topic) => (
          <Topic key={topic.id} topic={topic} />
        ))}
        {found.length === 0 && (
          <StateMessage
            kind="missing"
            title={texts.nothing(sought.trim())}
            detail={texts.nothingDetail}
          />
        )}
      </section>
      <Ways onClose={onClose} />
    </TitledDialog>
  )
}

function Topic({ topic: { title, text } }: { topic: FoundTopic }) {
  const heading = useId()
  return (
    <article aria-labelledby={heading} className="border-t py-3">
      <h3 id={heading} className="text-md font-bold pb-1">
        <Marked pieces={title} />
      </h3>
      <p className="leading-1.7">
        <Marked pieces={text} />
      </p>
    </article>
  )
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))
}

/** The keys, the first steps, the tenant's operation guide and the developers' docs, as far as they exist. */
function Ways({ onClose }: { onClose(): void }) {
  const texts = useHelpText()
  const shell = useShell()
  const { operationGuide } = useText()
  const { commands, run } = useCommands()
  const has = (name: string) => commands.some((command) => command.name === name)
  const choose = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <nav aria-label={texts.ways} className="flex flex-wrap gap-2 border-t pt-4">
      <Button variant="outline" onClick={() => run('keys')}>
        <Icon drawing={Keyboard} className="size-16px" />
        {texts.keys.title}
      </Button>
      {has('first-steps') && (
        <Button variant="outline" onClick={choose(() => run('first-steps'))}>
          <Icon drawing={Footprints} className="size-16px" />
          {texts.guide.title}
        </Button>
      )}
      {has('guide') && (
        <Button variant="outline" onClick={choose(() => run('guide'))}>
          <Icon drawing={BookOpen} className="size-16px" />
          {operationGuide.title}
        </Button>
      )}
      {appOf(shell.state, 'devDocs') && (
        <Button variant="outline" onClick={choose(() => shell.go('/devDocs'))}>
          <Icon drawing={Code} className="size-16px" />
          {texts.developers}
        </Button>
      )}
    </nav>
  )
}
