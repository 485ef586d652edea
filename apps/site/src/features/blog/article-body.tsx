import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
} from '@portabletext/react'
import { createContext, use } from 'react'
import type { Article } from '../../queries/article.ts'
import { blocksOf, languageOf } from '../../queries/localize.ts'
import { ContentImage, croppedSize } from '../../shared/content-image.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { markWholeWords, WholeWord } from '../../shared/whole-words.tsx'
import styles from './article-body.module.css'
import type { Block, Heading } from './outline.ts'

interface ArticleBodyProps {
  content: Article['content']
  headings: readonly Heading[]
}

/** The text of an article, marked with its language when that is not the page's. */
export function ArticleBody({ content, headings }: ArticleBodyProps) {
  const pageLanguage = useLanguage()
  if (!content) return null
  const lang = languageOf(content)
  return (
    <div className={styles.body} lang={lang}>
      <Headings value={headings}>
        <PortableText
          components={components}
          value={markWholeWords(blocksOf(content), lang ?? pageLanguage)}
        />
      </Headings>
    </div>
  )
}

type ImageBlock = Extract<Block, { _type: 'textImage' }>
type CodeBlock = Extract<Block, { _type: 'codeBlock' }>

const Headings = createContext<readonly Heading[]>([])

const headingAs =
  (Tag: 'h2' | 'h3'): PortableTextBlockComponent =>
  ({ value, children }) => {
    const heading = use(Headings).find(({ key }) => key === value._key)
    return <Tag id={heading?.id}>{children}</Tag>
  }

// The same for all articles: new ones would make React build the whole text anew, whatever an editor changes in it.
const components: PortableTextComponents = {
  block: { h2: headingAs('h2'), h3: headingAs('h3') },
  marks: {
    whole: WholeWord,
    code: ({ children }) => <code>{children}</code>,
    textLink: ({ value, children }) => (
      <ContentLink href={value?.href ?? '#'}>{children}</ContentLink>
    ),
  },
  types: {
    textImage: ({ value }) => <Picture image={value} />,
    codeBlock: ({ value }) => <Code block={value} />,
  },
}

function Picture({ image }: { image: ImageBlock }) {
  const { width, height } = croppedSize(image)
  if (!image.url || !width || !height) return null
  const ratio = { '--ratio': width / height }
  return (
    <figure className={styles.figure} style={ratio}>
      <ContentImage
        className={styles.picture}
        image={image}
        sizes="(width >= 1024px) 62vw, 100vw"
      />
      {image.caption ? <figcaption>{image.caption}</figcaption> : null}
    </figure>
  )
}

// The lines scroll sideways on their own: hence the place in the order of focus.
function Code({ block }: { block: CodeBlock }) {
  const id = `code-${block._key}`
  return (
    <figure aria-labelledby={id} className={styles.code}>
      <figcaption id={id}>{block.title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-labelledby={id} className={styles.lines} tabIndex={0}>
        <pre translate="no">
          <code className={`language-${block.language}`}>{block.code}</code>
        </pre>
      </section>
    </figure>
  )
}
