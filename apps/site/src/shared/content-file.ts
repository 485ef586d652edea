import { useConfig } from './config.tsx'

/** Makes addresses of the content's files as browsers reach them. The server may have been given others. */
export function useFileAddress() {
  const { content } = useConfig()
  return (url: string): string =>
    content.useProjectHostname ? url : `${content.apiHost}${url.slice(url.indexOf('/files/'))}`
}
