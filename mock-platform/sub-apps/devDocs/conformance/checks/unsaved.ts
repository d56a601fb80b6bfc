import { isShown, nameOf, some } from '../elements'
import type { Found } from '../report'
import { callsOf, type Subject } from '../subject'
import { until } from '../wait'
import type { Scope } from '../watch/scope'

const fieldsTried = 8
/** Milliseconds that an app may take to declare unsaved work. */
const patience = 600

type Field = HTMLInputElement | HTMLTextAreaElement

const typed = 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea'
/** Search fields, whose content is not unsaved work. */
const searches = '[type=search], [role=searchbox], [role=combobox], [role=search] *, search *'

/** Nothing is sent while the check types, and the text is restored. */
export async function checkUnsaved(subject: Subject): Promise<Found> {
  const { scope, watch } = subject
  const fields = [...scope.document.querySelectorAll<Field>(typed)]
    .filter((one) => !one.matches(`:disabled, :read-only, ${searches}`) && isShown(one))
    .slice(0, fieldsTried)
  if (fields.length === 0) {
    return { info: ['当前页面没有可填写的字段；可把起始路径设为表单页再检测'] }
  }
  const silent: Field[] = []
  const errors = subject.errors.length
  watch.writes.hold(true)
  const said = () => callsOf(subject, 'setDirty')
  for (const field of fields) {
    const { value } = field
    const [before, already] = [said().length, said().at(-1) === true]
    write(scope, field, `${value}检`)
    const declared = await until(() => said().slice(before).includes(true), patience)
    write(scope, field, value)
    if (declared) await until(() => said().at(-1) !== true, patience)
    else if (!already) silent.push(field)
  }
  watch.writes.hold(false)
  // Errors caused by the held requests are not the app's fault.
  if (watch.writes.kept() > 0) subject.errors.length = errors
  return {
    hints: silent.length > 0 ? [`输入后没有声明未保存：${some(silent.map(nameOf))}`] : [],
    seen: [`试了 ${fields.length} 个字段`],
  }
}

/** Bypasses the setters that frameworks put on their fields, as typing does. */
function write(scope: Scope, field: Field, value: string) {
  const kind =
    field instanceof scope.HTMLTextAreaElement ? 'HTMLTextAreaElement' : 'HTMLInputElement'
  Object.getOwnPropertyDescriptor(scope[kind].prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new scope.InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
