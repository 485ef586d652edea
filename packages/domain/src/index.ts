export { brandedTitle } from './branded-title.ts'
export {
  type CallbackDay,
  callbackDays,
  callbackSlots,
  defaultCallback,
} from './callback-slots.ts'
export {
  type CityTemplatePath,
  cityAddress,
  cityName,
  cityOfPath,
  cityPath,
  citySlug,
  citySuffixPath,
  cityTemplatePath,
  cityTemplatePaths,
  inCity,
  isCityPath,
} from './cities.ts'
export { companySizes } from './company-sizes.ts'
export { formatDate, formatMonth, swissDay, swissMoment, withOrdinal } from './date.ts'
export { decoded } from './decoded.ts'
export { isFileName } from './file-name.ts'
export {
  blogPath,
  careerPath,
  type FixedPath,
  fixedPaths,
  homePath,
  projectsPath,
} from './fixed-paths.ts'
export { itemsOf } from './items-of.ts'
export {
  decideLanguage,
  decideRootLanguage,
  isLanguage,
  type Language,
  type LanguageHosts,
  languageChoiceKey,
  languages,
  locales,
  otherLanguage,
  pathLanguage,
  preferredLanguage,
  withLanguage,
  withoutLanguage,
} from './language.ts'
export { languagePromptKey, offersFrench } from './language-prompt.ts'
export {
  formatChf,
  formatHundredths,
  formatNumber,
  formatTenths,
  formatWhole,
  yearlyPrice,
  yearlySaving,
} from './money.ts'
export { furtherViews, isOwnPage, ownPlaces } from './own-pages.ts'
export { placeOf } from './place.ts'
export { type PlanFamily, planFamilies } from './plan-families.ts'
export { recommendedTag } from './quiz.ts'
export { findRedirect, withVisitorQuery } from './redirect.ts'
export {
  isScheduleSlot,
  nextOccurrence,
  scheduledCallMinutes,
  scheduleSlotLabel,
  scheduleSlots,
} from './schedule-slots.ts'
export {
  askedService,
  contactSubject,
  planSubject,
  type ServiceLabel,
  serviceLabel,
} from './service-labels.ts'
export { slugOf } from './slug-of.ts'
export { articlePath, beforeSlug, projectPath } from './slugs.ts'
export { splitBudget } from './tools/budget-split.ts'
export { deliveryMargin } from './tools/delivery-margin.ts'
export { funnel } from './tools/funnel.ts'
export { leadCost } from './tools/lead-cost.ts'
export { postingPlan } from './tools/posting-plan.ts'
export { figuresIn, type Range, wholeRange } from './tools/range.ts'
export { splitAtWholeWords, typeset, typesetFrench, typesetParts, withColon } from './typeset.ts'
export { isWritten, onlyLanguage } from './written.ts'
