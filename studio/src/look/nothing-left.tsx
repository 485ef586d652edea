import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Flex, Text } from '@sanity/ui'

/** What stands in the place of a list of things to do when all of them are done. */
export function NothingLeft({ children }: { children: string }) {
  return (
    <Flex align="center" gap={3} padding={4}>
      <Text size={1}>
        <CheckmarkCircleIcon />
      </Text>
      <Text size={1} muted role="status">
        {children}
      </Text>
    </Flex>
  )
}
