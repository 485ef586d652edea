import { useMessages } from '@jalonne/messages'
import { projects } from '@jalonne/messages/projects'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProjectSummary } from '../../queries/projects.ts'
import chipStyles from '../../shared/filter-chip.module.css'
import { useLanguage } from '../../shared/language.tsx'
import { Text } from '../../shared/text.tsx'
import { choicesOf, chosenOf, type Filter, filterNames, filterSearch, noFilter } from './filters.ts'
import styles from './project-filter.module.css'

interface ProjectFilterProps {
  studies: readonly ProjectSummary[]
  chosen: Filter
}

/**
 * The industries and services as links: each choice has an address of its own, and works without scripts. Only what goes
 * with the rest of the choice is offered, so that no link leads to an empty list; what is chosen leads back.
 */
export function ProjectFilter({ studies, chosen }: ProjectFilterProps) {
  const text = useMessages(projects)
  return (
    <nav aria-label={text('filter')} className={styles.filter}>
      <ul className={styles.chips}>
        <Chip filter={noFilter} isChosen={filterNames.every((name) => chosen[name] === null)}>
          {text('all')}
        </Chip>
      </ul>
      {filterNames.map((by) => {
        const choices = choicesOf(chosenOf(studies, { ...chosen, [by]: null }), by)
        return choices.length > 0 ? (
          <div className={styles.group} key={by}>
            <p className={styles.label} id={`filter-${by}`}>
              {text(by)}
            </p>
            <ul aria-labelledby={`filter-${by}`} className={styles.chips}>
              {choices.map(({ key, title }) => {
                const isChosen = chosen[by] === key
                return (
                  <Chip
                    filter={{ ...chosen, [by]: isChosen ? null : key }}
                    isChosen={isChosen}
                    key={key}
                  >
                    <Text value={title} />
                  </Chip>
                )
              })}
            </ul>
          </div>
        ) : null
      })}
    </nav>
  )
}

interface ChipProps {
  filter: Filter
  isChosen: boolean
  children: ReactNode
}

function Chip({ filter, isChosen, children }: ChipProps) {
  const language = useLanguage()
  return (
    <li>
      <Link
        activeOptions={{ exact: true, includeHash: true }}
        aria-current={isChosen || undefined}
        className={chipStyles.chip}
        params={{ lang: language }}
        resetScroll={false}
        search={{ raw: filterSearch(filter) }}
        to="/$lang/projects"
      >
        {children}
      </Link>
    </li>
  )
}
