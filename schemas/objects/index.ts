import { adChannel } from './ad-channel.ts'
import { addressPair } from './address-pair.ts'
import { analyticsId } from './analytics-id.ts'
import { articleBlocks } from './article-blocks.ts'
import { bentoCell } from './bento-cell.ts'
import { canton } from './canton.ts'
import { card } from './card.ts'
import { caseResult } from './case-result.ts'
import { chatAction } from './chat-action.ts'
import { chatExchange } from './chat-exchange.ts'
import { chatFeature } from './chat-feature.ts'
import { chatMessage } from './chat-message.ts'
import { chatMode } from './chat-mode.ts'
import { chatSuggestion } from './chat-suggestion.ts'
import { codeBlock } from './code-block.ts'
import { drawnFigure } from './drawn-figure.ts'
import { figure } from './figure.ts'
import { footerGroup } from './footer-group.ts'
import { forkArm } from './fork-arm.ts'
import { funnelStep } from './funnel-step.ts'
import { galleryImage } from './gallery-image.ts'
import { icon } from './icon.ts'
import { link } from './link.ts'
import { localeImage } from './locale-image.ts'
import {
  localeArticleText,
  localeRichText,
  localeSimpleText,
  localeString,
  localeText,
  localeUrl,
} from './localized-types.ts'
import { menuEntry } from './menu-entry.ts'
import { milestone } from './milestone.ts'
import { parcelRate } from './parcel-rate.ts'
import { planFeature } from './plan-feature.ts'
import { planGroup } from './plan-group.ts'
import { plate } from './plate.ts'
import { postFormat } from './post-format.ts'
import { quizOption } from './quiz-option.ts'
import { quizQuestion } from './quiz-question.ts'
import { quizRecommendation } from './quiz-recommendation.ts'
import { richBlocks } from './rich-blocks.ts'
import { seo } from './seo.ts'
import { serviceSpread } from './service-spread.ts'
import { simpleBlocks } from './simple-blocks.ts'
import { siteStage } from './site-stage.ts'
import { step } from './step.ts'
import { synonymGroup } from './synonym-group.ts'
import { textImage } from './text-image.ts'
import { textLink } from './text-link.ts'
import { timetableCell } from './timetable-cell.ts'
import { timetableRow } from './timetable-row.ts'
import { toolRange } from './tool-range.ts'

/** The parts that documents and sections share. */
export const objectTypes = [
  adChannel,
  addressPair,
  analyticsId,
  articleBlocks,
  bentoCell,
  canton,
  card,
  caseResult,
  chatAction,
  chatFeature,
  chatMessage,
  chatExchange,
  chatMode,
  chatSuggestion,
  codeBlock,
  drawnFigure,
  figure,
  footerGroup,
  forkArm,
  funnelStep,
  galleryImage,
  icon,
  link,
  localeArticleText,
  localeImage,
  localeRichText,
  localeSimpleText,
  localeString,
  localeText,
  localeUrl,
  menuEntry,
  milestone,
  parcelRate,
  planFeature,
  planGroup,
  plate,
  postFormat,
  quizOption,
  quizQuestion,
  quizRecommendation,
  richBlocks,
  seo,
  serviceSpread,
  simpleBlocks,
  siteStage,
  step,
  synonymGroup,
  textImage,
  textLink,
  timetableCell,
  timetableRow,
  toolRange,
]
