import { nextTick, onScopeDispose, ref, watch } from 'vue'
import { spoken } from '../kit/spoken'
import { failureText } from '../kit/texts'
import { type Letter, type LetterErrors, letterErrors, snapshotOf } from './letter'
import { useMailbox } from './mailbox'
import { useOpenedLetter } from './opened-letter'

interface FormFields {
  focus(field: keyof Letter): void
  /** Turns a name left in the recipients' box into a recipient; false if that is impossible. */
  settleRecipients(): Promise<boolean>
}

/** Runs one call at a time; a failure is shown as a toast. */
function useSubmit() {
  const { toast } = useMailbox()
  const busy = ref(false)

  async function submit(work: () => Promise<void>) {
    if (busy.value) return
    busy.value = true
    try {
      await work()
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      busy.value = false
    }
  }

  return { busy, submit }
}

export function useMailForm(fields: FormFields) {
  const { service, history, props, ask, toast } = useMailbox()
  const { letter, typedName, draftId, failure, ready, saved, dirty, open } = useOpenedLetter()
  const errors = ref<LetterErrors>({})
  const { busy, submit } = useSubmit()

  const content = () => ({
    ...(draftId.value !== null && { draftId: draftId.value }),
    to: letter.recipients.map((person) => person.account),
    subject: letter.subject.trim(),
    body: letter.body,
  })

  async function send() {
    if (!(await fields.settleRecipients())) return fields.focus('recipients')
    errors.value = letterErrors(letter)
    const [first] = Object.keys(errors.value) as (keyof Letter)[]
    await nextTick()
    if (first) return fields.focus(first)
    await submit(async () => {
      await service.send(content())
      saved.value = snapshotOf(letter)
      toast(spoken('发送成功'))
      await history.go('/list/2')
    })
  }

  const saveDraft = () =>
    submit(async () => {
      await fields.settleRecipients()
      const sent = snapshotOf(letter)
      draftId.value = (await service.saveDraft(content())).id
      saved.value = sent
      toast(spoken('草稿已保存'))
      history.replace(`/write?draft=${encodeURIComponent(draftId.value)}`)
    })

  watch(ready, () => {
    errors.value = {}
  })
  watch(dirty, (now) => props.setDirty(now))
  history.guard(async () => {
    return (
      !dirty.value || ask({ text: spoken('邮件还没有保存，确定离开吗？'), yes: spoken('离开') })
    )
  })
  onScopeDispose(() => {
    history.guard(null)
    props.setDirty(false)
  })

  return { letter, typedName, errors, failure, busy, ready, dirty, open, send, saveDraft }
}
