import { BasketIcon } from '@sanity/icons/Basket'
import { BillIcon } from '@sanity/icons/Bill'
import { CaseIcon } from '@sanity/icons/Case'
import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { CogIcon } from '@sanity/icons/Cog'
import { CommentIcon } from '@sanity/icons/Comment'
import { ComposeIcon } from '@sanity/icons/Compose'
import { DocumentIcon } from '@sanity/icons/Document'
import { EnterRightIcon } from '@sanity/icons/EnterRight'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImageIcon } from '@sanity/icons/Image'
import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { PinIcon } from '@sanity/icons/Pin'
import { ProjectsIcon } from '@sanity/icons/Projects'
import { SparklesIcon } from '@sanity/icons/Sparkles'
import { TagsIcon } from '@sanity/icons/Tags'
import { TaskIcon } from '@sanity/icons/Task'
import { UserIcon } from '@sanity/icons/User'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'

/** What stands beside documents of a type, in lists and in the search. */
export const typeIcons: Record<string, ComponentType> = {
  article: ComposeIcon,
  assistant: SparklesIcon,
  caseStudy: ProjectsIcon,
  city: PinIcon,
  client: BasketIcon,
  faq: HelpCircleIcon,
  industry: CaseIcon,
  job: UsersIcon,
  navigation: MenuIcon,
  page: DocumentIcon,
  person: UserIcon,
  plan: BillIcon,
  quiz: TaskIcon,
  redirect: EnterRightIcon,
  service: TagsIcon,
  settings: CogIcon,
  testimonial: CommentIcon,
}

/** What stands for a part of a text in the bar above it. */
export const partIcons: Record<string, ComponentType> = {
  codeBlock: CodeBlockIcon,
  textImage: ImageIcon,
  textLink: LinkIcon,
}
