import { createContext, useContext } from 'react'
import type { SiteConfig } from '../config.ts'

const ConfigContext = createContext<SiteConfig | null>(null)

export const ConfigProvider = ConfigContext

/**
 * Marks what shows a field that is no text, such as a price, so that a click in the Studio's preview finds the field.
 * On every visitor's page it marks nothing.
 */
export function useEditMark(): (id: string, type: string, path: string) => object | null {
  const draft = useContext(ConfigContext)?.draft
  return (id, type, path) =>
    draft?.kind === 'studio'
      ? {
          'data-sanity': `id=${id};type=${type};path=${path};base=${encodeURIComponent(draft.studio)}`,
        }
      : null
}

/** The site's run-time configuration. */
export function useConfig(): SiteConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigProvider above it')
  return config
}
