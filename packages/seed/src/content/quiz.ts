import { type LocaleString, type LocaleText, line, paragraph } from '../builders/text.ts'

// The order of the tags is the order in which equal scores are settled.
const tags = ['anxiety', 'mood', 'burnout', 'other'] as const

type Tag = (typeof tags)[number]

const question = (
  key: string,
  text: LocaleString,
  answers: Record<Tag, [text: LocaleString, points: number]>,
) => ({
  _type: 'quizQuestion',
  _key: key,
  text,
  options: tags.map((tag, index) => ({
    _type: 'quizOption',
    _key: `o${index + 1}`,
    text: answers[tag][0],
    tag,
    points: answers[tag][1],
  })),
})

const recommendation = (
  tag: Tag,
  title: LocaleString,
  description: LocaleText,
  callToAction: LocaleString,
  sessions?: number,
) => ({
  _type: 'quizRecommendation',
  _key: tag,
  tag,
  title,
  description,
  callToAction,
  ...(sessions !== undefined && { sessions }),
})

/** The demo quiz: how a practice can point its visitors to the right offer. */
export const quizzes = [
  {
    _id: 'quiz-practice',
    _type: 'quiz',
    key: 'practice',
    title: line('Quel accompagnement vous convient ?', 'Which kind of support suits you?'),
    questions: [
      question('q1', line("Qu'est-ce qui vous amène ?", 'What brings you here?'), {
        anxiety: [
          line("De l'inquiétude qui tourne en rond", 'Worry that goes round in circles'),
          2,
        ],
        mood: [line('Le moral bas, peu d’élan', 'Low mood, little drive'), 2],
        burnout: [line('Un travail qui me vide', 'Work that drains me'), 2],
        other: [line('Autre chose', 'Something else'), 2],
      }),
      question('q2', line('Depuis combien de temps ?', 'How long has it lasted?'), {
        anxiety: [line('Quelques jours', 'A few days'), 2],
        mood: [line('Quelques semaines', 'A few weeks'), 3],
        burnout: [line('Plusieurs mois', 'Several months'), 4],
        other: [line('Difficile à dire', 'Hard to say'), 2],
      }),
      question(
        'q3',
        line("Qu'aimeriez-vous retrouver d'abord ?", 'What would you like back first?'),
        {
          anxiety: [line('Le calme', 'Calm'), 4],
          mood: [line("L'envie", 'Enthusiasm'), 4],
          burnout: [line("L'énergie", 'Energy'), 4],
          other: [line("J'aimerais en parler", 'I would rather talk about it'), 4],
        },
      ),
    ],
    recommendations: [
      recommendation(
        'anxiety',
        line('Retrouver le calme, en 6 séances', 'Finding calm, in 6 sessions'),
        paragraph(
          'Six séances pour comprendre ce qui déclenche l’inquiétude et apprendre à la laisser passer.',
          'Six sessions to understand what sets worry off and learn to let it pass.',
        ),
        line('Demander ces séances', 'Ask about these sessions'),
        6,
      ),
      recommendation(
        'mood',
        line("Reprendre de l'élan, en 8 séances", 'Getting going again, in 8 sessions'),
        paragraph(
          'Huit séances pour remettre du mouvement dans les journées, un pas après l’autre.',
          'Eight sessions to bring movement back into your days, one step at a time.',
        ),
        line('Demander ces séances', 'Ask about these sessions'),
        8,
      ),
      recommendation(
        'burnout',
        line("Sortir de l'épuisement, en 10 séances", 'Out of burnout, in 10 sessions'),
        paragraph(
          'Dix séances, à un rythme qui respecte la fatigue, jusqu’au retour au travail si vous le souhaitez.',
          'Ten sessions, at a pace that respects your fatigue, up to your return to work if you wish.',
        ),
        line('Demander ces séances', 'Ask about these sessions'),
        10,
      ),
      recommendation(
        'other',
        line('Une consultation sur mesure', 'A tailored consultation'),
        paragraph(
          'Un premier entretien pour poser la situation et convenir ensemble de la suite.',
          'A first conversation to take stock and agree together on what comes next.',
        ),
        line('Demander un entretien', 'Request a consultation'),
      ),
    ],
  },
]
