import advice from '../advice.json'
import { isShown, nameOf, some } from '../elements'
import { type Verdict, verdict } from '../report'
import { callsOf, type Subject } from '../subject'
import { until } from '../wait'
import type { Scope } from '../watch/scope'

const fieldsTried = 8
/** How long an app may take to say so. */
const patience = 600

type Field = HTMLInputElement | HTMLTextAreaElement

const typed = 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea'
/** Fields whose text is a question, not work. */
const searches = '[type=search], [role=searchbox], [role=combobox], [role=search] *, search *'

/** Says that it has unsaved work as soon as something is typed. Nothing is sent meanwhile, and the text is put back. */
export async function checkUnsaved(subject: Subject): Promise<Verdict> {
  const { scope, watch } = subject
  const fields = [...scope.document.querySelectorAll<Field>(typed)]
    .filter((one) => !one.matches(`:disabled, :read-only, ${searches}`) && isShown(one))
    .slice(0, fieldsTried)
  if (fields.length === 0) {
    return {
      grade: 'info',
      findings: ['当前页面没有可填写的字段；可把起始路径设为表单页再检测'],
      advice: '',
    }
  }
  const silent: Field[] = []
  const errors = subject.errors.length
  watch.writes.hold(true)
  const said = () => callsOf(subject, 'setDirty')
  for (const field of fields) {
    const { value } = field
    const [before, already] = [said().length, said().at(-1) === true]
    write(scope, field, `${value}检`)
    const told = await until(() => said().slice(before).includes(true), patience)
    write(scope, field, value)
    if (told) await until(() => said().at(-1) !== true, patience)
    else if (!already) silent.push(field)
  }
  watch.writes.hold(false)
  // What the app threw because nothing could be sent is not its fault.
  if (watch.writes.kept() > 0) subject.errors.length = errors
  return verdict(
    {
      hints: silent.length > 0 ? [`输入后没有声明未保存：${some(silent.map(nameOf))}`] : [],
      seen: [`试了 ${fields.length} 个字段`],
    },
    advice.unsaved,
  )
}

/** Past the setters that frameworks put on their fields, as a user's typing would go. */
function write(scope: Scope, field: Field, value: string) {
  const kind =
    field instanceof scope.HTMLTextAreaElement ? 'HTMLTextAreaElement' : 'HTMLInputElement'
  Object.getOwnPropertyDescriptor(scope[kind].prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new scope.InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
