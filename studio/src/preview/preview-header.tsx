import { pathLanguage, withLanguage } from '@jalonne/domain'
import { Box, Flex } from '@sanity/ui'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { PreviewLanguage } from './preview-language.tsx'
import { ShareButton } from './share-button.tsx'

/** The bar above the preview: Presentation's own, then the language of the page and a link to share it. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { previewUrl, targetOrigin, onPathChange, renderDefault } = props
  const path = new URL(previewUrl || '/fr', targetOrigin).pathname
  const language = pathLanguage(path) ?? 'fr'
  return (
    <Flex align="center" flex={1} gap={2}>
      <Box flex={1}>{renderDefault(props)}</Box>
      <PreviewLanguage
        language={language}
        onChange={(next) => onPathChange(withLanguage(path, next))}
      />
      <ShareButton path={withLanguage(path, language)} siteOrigin={targetOrigin} />
    </Flex>
  )
}
