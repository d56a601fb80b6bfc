import interfaces from 'virtual:dev-docs/interfaces'
import { Fragment } from 'react'
import { useHashPlace } from './chapter'
import { Written } from './written'

export function Reference() {
  useHashPlace()
  return (
    <article className="chapter max-w-860px">
      <h1>接口一览</h1>
      <p>
        由 <code>props.ts</code> 在构建时生成。工具包 <code>@portal/sub-app</code> 带有同样的类型：
        <a href="/sub-app-kit/portal-sub-app.js" download>
          portal-sub-app.js
        </a>
        、
        <a href="/sub-app-kit/portal-sub-app.d.ts" download>
          portal-sub-app.d.ts
        </a>
        。
      </p>
      {interfaces.map(({ name, doc, members }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>
            {name}
            <a className="anchor" href={`#${name}`} aria-label={`“${name}”的链接`}>
              #
            </a>
          </h2>
          <Written html={doc} />
          <dl className="members grid mt-3 mx-0 mb-0 border-t">
            {members.map((member, index) => (
              <Fragment key={index}>
                <dt>
                  <code>
                    {member.name}
                    {member.optional && '?'}
                  </code>
                </dt>
                <dd>
                  <Written className="member-type mb-1 text-muted text-13px" html={member.type} />
                  <Written html={member.doc} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </article>
  )
}
