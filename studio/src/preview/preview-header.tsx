import { pathLanguage, withLanguage } from '@jalonne/domain'
import { Box, Flex } from '@sanity/ui'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { FormStyle } from './form-style.ts'
import { PreviewLanguage } from './preview-language.tsx'
import { ShareButton } from './share-button.tsx'
import { useHasReported } from './use-has-reported.ts'

/** The bar above the preview: Presentation's own, then the language of the page and a link to share it. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, previewUrl, targetOrigin, onPathChange, renderDefault } = props
  const hasReported = useHasReported(iframeRef)
  const path = new URL(previewUrl || '/fr', targetOrigin).pathname
  const language = pathLanguage(path) ?? 'fr'
  return (
    <Flex align="center" flex={1} gap={2}>
      <FormStyle />
      <Box flex={1}>{renderDefault(props)}</Box>
      <PreviewLanguage
        language={language}
        canChange={hasReported}
        onChange={(next) => onPathChange(withLanguage(path, next))}
      />
      <ShareButton path={withLanguage(path, language)} siteOrigin={targetOrigin} />
    </Flex>
  )
}
