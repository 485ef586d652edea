import { useMessages } from '@jalonne/messages'
import { Link } from '@tanstack/react-router'
import chipStyles from '../../shared/filter-chip.module.css'
import { useLanguage } from '../../shared/language.tsx'
import { type Category, categoryLabel, categorySearch } from './categories.ts'
import styles from './category-filter.module.css'

interface CategoryFilterProps {
  categories: readonly Category[]
  /** Null for all of them. */
  chosen: Category | null
}

/** The categories as links: each choice has an address of its own, and works without scripts. */
export function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  const t = useMessages()
  const language = useLanguage()
  const choices = [null, ...categories]
  return (
    <nav aria-label={t('blog.filter')}>
      <ul className={styles.chips}>
        {choices.map((category) => (
          <li key={category}>
            <Link
              activeOptions={{ exact: true, includeHash: true }}
              aria-current={category === chosen ? 'page' : undefined}
              className={chipStyles.chip}
              params={{ lang: language }}
              resetScroll={false}
              search={{ raw: categorySearch(category) }}
              to="/$lang/blog"
            >
              {t(category ? categoryLabel(category) : 'blog.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
