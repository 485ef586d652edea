import { ButtonLink, VisuallyHidden } from '@jalonne/ui'
import { planKey } from '../contact/plan-address.ts'
import { ContentLink } from '../content-link.tsx'
import { type LocalizedText, Text, wordsOf } from '../text.tsx'

interface AskForPlanProps {
  plan: { family: string | null; key: string | null; name: LocalizedText | null }
  /** What the plan is one of, where the page has others of its name. */
  group?: LocalizedText | null
  /** What the link says before the plan's name. */
  label: LocalizedText | null
  /** The form that opens with the plan chosen. */
  href: string
  variant?: 'primary' | 'secondary'
  /** How it is to be paid, where that is chosen beside it. */
  billing?: string | undefined
}

/** The link from a plan to the form, which names the plan to those who do not see it stand there. */
export function AskForPlan(props: AskForPlanProps) {
  const { plan, group, label, href, variant = 'secondary', billing } = props
  return (
    <ButtonLink
      as={ContentLink}
      className="no-print"
      data-cta={`plan-${planKey(plan)}`}
      href={href}
      variant={variant}
    >
      <span>
        <Text value={label} />
        <VisuallyHidden>
          {' '}
          ({billing ? `${billing}, ` : null}
          {group && wordsOf(group) !== wordsOf(plan.name) ? (
            <>
              <Text value={group} />,{' '}
            </>
          ) : null}
          <Text value={plan.name} />)
        </VisuallyHidden>
      </span>
    </ButtonLink>
  )
}
