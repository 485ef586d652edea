import { pathLanguage, withLanguage } from '@jalonne/domain'
import { Box, Flex } from '@sanity/ui'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { FormStyle } from './form-style.ts'
import { PreviewLanguage } from './preview-language.tsx'
import { ShareButton } from './share-button.tsx'
import { useLoadWhereSent } from './use-load-where-sent.ts'
import { useReportedPath } from './use-reported-path.ts'

/** What Presentation's own bar takes at least, in pixels, with an address that can be read. */
const minWidth = 300

/** The bar above the preview: Presentation's own, then the language of the page and a link to share it. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { iframeRef, previewUrl, targetOrigin, onPathChange, renderDefault } = props
  const url = new URL(previewUrl || '/fr', targetOrigin)
  const reportedPath = useReportedPath(iframeRef)
  useLoadWhereSent(iframeRef, reportedPath, url)
  const path = url.pathname
  const language = pathLanguage(path) ?? 'fr'
  return (
    <Flex align="center" flex={1} gap={2} wrap="wrap">
      <FormStyle />
      <Box flex={1} style={{ minWidth }}>
        {renderDefault(props)}
      </Box>
      <PreviewLanguage
        language={language}
        canChange={reportedPath !== null}
        onChange={(next) => onPathChange(withLanguage(path, next))}
      />
      <ShareButton path={withLanguage(path, language)} siteOrigin={targetOrigin} />
    </Flex>
  )
}
