import type { SectionOf } from '../queries/section-types.ts'

const tags = ['anxiety', 'mood', 'burnout', 'other']

/** A question of a quiz, each answer of which counts for the next of the recommendations. */
export const question = (text: string, answers: string[], points: number[]) => ({
  _type: 'quizQuestion' as const,
  _key: text,
  text,
  options: answers.map((answer, at) => ({
    _type: 'quizOption' as const,
    _key: answer,
    text: answer,
    tag: tags[at] ?? '',
    points: points[at] ?? 0,
  })),
})

/** A quiz with a recommendation for each of four answers. */
export const quiz: NonNullable<SectionOf<'quizTrail'>['quiz']> = {
  _id: 'quiz-practice',
  _type: 'quiz',
  _createdAt: '',
  _updatedAt: '',
  _rev: '',
  title: 'Which support?',
  questions: [
    question('What brings you?', ['Worry', 'Low mood', 'Work', 'Else'], [2, 2, 2, 2]),
    question('How long?', ['Days', 'Weeks', 'Months', 'Unsure'], [2, 3, 4, 2]),
    question('What first?', ['Calm', 'Drive', 'Energy', 'Talk'], [4, 4, 4, 4]),
  ],
  recommendations: tags.map((tag, at) => ({
    _type: 'quizRecommendation' as const,
    _key: tag,
    tag,
    title: `Offer for ${tag}`,
    description: `Why ${tag}`,
    callToAction: `Ask for ${tag}`,
    ...(at < 3 && { sessions: 6 + 2 * at }),
  })),
}
