import { Flex, Stack, Text } from '@sanity/ui'
import { SmallButton } from './small-button.tsx'

interface ToastOfferProps {
  children: string
  /** What the button says. */
  offer: string
  onTake: () => void
}

/** Under the title of a toast: what happened, and a button for what can be done about it. */
export const ToastOffer = ({ children, offer, onTake }: ToastOfferProps) => (
  <Stack gap={3}>
    <Text size={1} muted>
      {children}
    </Text>
    <Flex>
      <SmallButton text={offer} onClick={onTake} />
    </Flex>
  </Stack>
)
