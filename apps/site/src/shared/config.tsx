import { createContext, useContext } from 'react'
import type { SiteConfig } from '../config.ts'

const ConfigContext = createContext<SiteConfig | null>(null)

export const ConfigProvider = ConfigContext

/** The site's run-time configuration. */
export function useConfig(): SiteConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigProvider above it')
  return config
}
