export { brandedTitle } from './branded-title.ts'
export {
  type CallbackDay,
  callbackDays,
  callbackSlots,
  defaultCallback,
  type TimeSlot,
} from './callback-slots.ts'
export {
  cityAddress,
  cityName,
  cityOfPath,
  cityPath,
  citySlug,
  cityTemplatePath,
  inCity,
} from './cities.ts'
export { companySizes } from './company-sizes.ts'
export { formatDate, swissDay } from './date.ts'
export {
  decideLanguage,
  decideRootLanguage,
  isLanguage,
  type Language,
  type LanguageHosts,
  languageChoiceKey,
  languages,
  otherLanguage,
  pathLanguage,
  preferredLanguage,
  withLanguage,
  withoutLanguage,
} from './language.ts'
export { languagePromptKey, offersFrench } from './language-prompt.ts'
export { formatChf, yearlyPrice } from './money.ts'
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
  type ServiceLabel,
  serviceLabel,
  type TitledService,
} from './service-labels.ts'
