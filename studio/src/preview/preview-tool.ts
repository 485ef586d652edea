import { withLanguage } from '@jalonne/domain'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { PluginOptions } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import type { StudioSettings } from '../connection/settings.ts'
import { locations } from './locations.ts'
import { enablePath, firstPath, mainDocuments } from './main-documents.ts'
import { PreviewHeader } from './preview-header.tsx'
import { texts } from './texts.ts'

/** The site beside the form, showing drafts; there is none where the Studio knows no site. */
export function previewTools({ siteOrigin }: StudioSettings): PluginOptions[] {
  if (!siteOrigin) return []
  return [
    presentationTool({
      title: texts.preview,
      icon: EyeOpenIcon,
      allowOrigins: [siteOrigin],
      previewUrl: {
        initial: `${siteOrigin}${withLanguage(firstPath, 'fr')}`,
        // Its own way of sharing lets whoever has the link see every draft for good.
        previewMode: { enable: enablePath, shareAccess: false },
      },
      resolve: { mainDocuments, locations },
      components: { unstable_header: { component: PreviewHeader } },
    }),
  ]
}
