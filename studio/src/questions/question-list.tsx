import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { formatDay } from '../languages/format-day.ts'
import { say } from '../languages/studio-language.ts'
import { NothingLeft } from '../look/nothing-left.tsx'
import { SmallButton } from '../look/small-button.tsx'
import { Loading } from '../shared/loading.tsx'
import type { OpenQuestion } from './read-questions.ts'
import type { OpenQuestionsState } from './use-open-questions.ts'

interface QuestionListProps extends OpenQuestionsState {
  /** Begins an answer; null for those who only read. */
  onAnswer: ((question: OpenQuestion) => void) | null
}

/** Lists what visitors asked the assistant in vain, the most frequent first. */
export function QuestionList({ found, state, readAgain, onAnswer }: QuestionListProps) {
  if (!found && state === 'reading') {
    return <Loading />
  }
  return (
    <Stack gap={3} padding={3}>
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Box flex={1}>
          <Text size={1} muted>
            {say(
              'What visitors asked the assistant in the last 90 days and the published content does not answer.',
              'Ce que les visiteurs ont demandé à l’assistant ces 90 derniers jours, sans réponse dans le contenu publié.',
            )}
          </Text>
        </Box>
        <SmallButton
          loading={state === 'reading'}
          onClick={readAgain}
          text={say('Refresh', 'Actualiser')}
        />
      </Flex>
      {found ? (
        <>
          {!found.areKept && <NotKept />}
          {found.questions.length === 0 ? (
            <NothingLeft>
              {say(
                'Nothing left: the site answers everything that was asked.',
                'Plus rien à faire : le site répond à tout ce qui a été demandé.',
              )}
            </NothingLeft>
          ) : (
            <Stack as="ul" gap={2} padding={0}>
              {found.questions.map((question) => (
                <Question
                  key={`${question.language} ${question.text}`}
                  onAnswer={onAnswer}
                  question={question}
                />
              ))}
            </Stack>
          )}
        </>
      ) : (
        <Card padding={3} radius={2} role="alert" tone="critical">
          <Text size={1}>
            {say(
              'The questions could not be read. Is the site running?',
              'Les questions n’ont pas pu être lues. Le site est-il démarré ?',
            )}
          </Text>
        </Card>
      )}
    </Stack>
  )
}

const NotKept = () => (
  <Card padding={3} radius={2} tone="caution">
    <Text size={1}>
      {say(
        'No further questions are kept: that is switched off under Assistant.',
        'Aucune autre question n’est conservée : c’est désactivé sous Assistant.',
      )}
    </Text>
  </Card>
)

const languageNames = { fr: say('In French', 'En français'), en: say('In English', 'En anglais') }

function Question({
  question,
  onAnswer,
}: Pick<QuestionListProps, 'onAnswer'> & { question: OpenQuestion }) {
  const { count, language, lastAt, text } = question
  const times =
    count === 1
      ? say('asked once', 'posée une fois')
      : say(`asked ${count} times`, `posée ${count} fois`)
  const last = say(`last on ${formatDay(lastAt)}`, `la dernière fois le ${formatDay(lastAt)}`)
  const answer = say('Answer', 'Répondre')
  return (
    <Card as="li" border padding={3} radius={2}>
      <Stack gap={3}>
        <Text lang={language} size={1} weight="medium">
          {text}
        </Text>
        <Text muted size={1}>
          {[languageNames[language], times, last].join(' · ')}
        </Text>
        {onAnswer && (
          <Flex>
            <SmallButton
              aria-label={say(`Answer “${text}”`, `Répondre à « ${text} »`)}
              onClick={() => onAnswer(question)}
              text={answer}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
