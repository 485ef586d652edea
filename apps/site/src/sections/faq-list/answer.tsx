import {
  buildMarksTree,
  isPortableTextToolkitSpan,
  isPortableTextToolkitTextNode,
} from '@portabletext/toolkit'
import type { TypedObject } from '@portabletext/types'
import { ContentLink } from '../../shared/content-link.tsx'
import type { ViewProps } from '../view-props.ts'

type LocalizedAnswer = ViewProps<'faqList'>['section']['faqs'][number]['answer']
type Paragraph = Extract<LocalizedAnswer, unknown[]>[number]

/**
 * An answer: paragraphs with emphasis and links, which is all its editor offers. The renderer of long texts can
 * do far more and would be a thirtieth of the first view's scripts.
 */
export function Answer({ value }: { value: LocalizedAnswer }) {
  if (!value) return null
  if (Array.isArray(value)) return <Paragraphs paragraphs={value} />
  return (
    <div lang={value.lang}>
      <Paragraphs paragraphs={value.text} />
    </div>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: Paragraph[] }) {
  return paragraphs.map(({ _key, _type, markDefs, children = [] }) => (
    <p key={_key}>
      <Inline
        nodes={buildMarksTree({ _type, markDefs: markDefs ?? [], children: children.map(asSpan) })}
      />
    </p>
  ))
}

const asSpan = ({ text = '', ...span }: NonNullable<Paragraph['children']>[number]) => ({
  ...span,
  text,
})

function Inline({ nodes }: { nodes: TypedObject[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of text are their place
  return nodes.map((node, place) => <Run key={place} node={node} />)
}

function Run({ node }: { node: TypedObject }) {
  if (isPortableTextToolkitTextNode(node)) return node.text === '\n' ? <br /> : node.text
  if (!isPortableTextToolkitSpan(node)) return null
  const inner = <Inline nodes={node.children} />
  const { markType, markDef } = node
  if (markType === 'strong') return <strong>{inner}</strong>
  if (markType === 'em') return <em>{inner}</em>
  if (markDef && 'href' in markDef && typeof markDef.href === 'string') {
    return <ContentLink href={markDef.href}>{inner}</ContentLink>
  }
  return inner
}
