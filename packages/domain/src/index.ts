export { brandedTitle } from './branded-title.ts'
export {
  type CallbackDay,
  callbackDays,
  callbackSlots,
  defaultCallback,
  type TimeSlot,
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
} from './cities.ts'
export { companySizes } from './company-sizes.ts'
export { formatDate, formatMonth, swissDay, withOrdinal } from './date.ts'
export { isFileName } from './file-name.ts'
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
} from './money.ts'
export { isOwnPage, ownPlaces } from './own-pages.ts'
export { placeOf } from './place.ts'
export { type QuizPoints, recommendedTag } from './quiz.ts'
export { findRedirect } from './redirect.ts'
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
  type TitledService,
} from './service-labels.ts'
export { beforeSlug } from './slugs.ts'
export { type AdChannel, splitBudget } from './tools/budget-split.ts'
export {
  type DeliveryMargin,
  deliveryMargin,
  type OrderCosts,
  type OrderFigures,
} from './tools/delivery-margin.ts'
export { type Funnel, funnel } from './tools/funnel.ts'
export { type LeadCost, type LeadFigures, leadCost } from './tools/lead-cost.ts'
export {
  type PostFormat,
  type PostingFigures,
  type PostingPlan,
  type PostingRules,
  postingPlan,
} from './tools/posting-plan.ts'
export { figuresIn, inRange, type Range, type WrittenRange, wholeRange } from './tools/range.ts'
export { typesetFrench, withColon } from './typeset.ts'
