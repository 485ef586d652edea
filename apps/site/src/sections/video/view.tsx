import { Section } from '@jalonne/ui'
import { useEffect, useRef } from 'react'
import { useFileAddress } from '../../shared/content-file.ts'
import { ContentImage, croppedSize, useImageAddress } from '../../shared/content-image.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

type Video = ViewProps<'video'>['section']

/** A film in the browser's own player: nothing but its poster is loaded before it is played. */
export function View({ section }: ViewProps<'video'>) {
  const id = `${section._key}-title`
  const { poster, file } = section
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      {file ? (
        <Film labelledBy={id} url={file} video={section} />
      ) : poster?.url ? (
        <ContentImage className={styles.film} image={poster} sizes="100vw" />
      ) : null}
    </Section>
  )
}

function Film({ labelledBy, url, video }: { labelledBy: string; url: string; video: Video }) {
  const language = useLanguage()
  const file = useFileAddress()
  const address = useImageAddress()
  const film = useRef<HTMLVideoElement>(null)
  // Not before it is played, and not for who has turned them off.
  useEffect(() => {
    const shown = [...(film.current?.textTracks ?? [])].some(({ mode }) => mode === 'showing')
    if (film.current && shown) showCaptions(film.current, language)
  }, [language])
  const { poster, captionsFr, captionsEn } = video
  const size = poster && croppedSize(poster)
  const width = size?.width ?? 1280
  const height = size?.height ?? 720
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are those an editor has added
    <video
      aria-labelledby={labelledBy}
      className={styles.film}
      controls
      crossOrigin="anonymous"
      height={height}
      onLoadedMetadata={({ currentTarget }) => showCaptions(currentTarget, language)}
      playsInline
      poster={poster?.url ? address(poster, poster.url, Math.min(width, 1280)) : undefined}
      preload="none"
      ref={film}
      src={file(url)}
      style={{ aspectRatio: width / height }}
      width={width}
    >
      {captionsFr ? (
        <track kind="captions" label="Français" src={file(captionsFr)} srcLang="fr" />
      ) : null}
      {captionsEn ? (
        <track kind="captions" label="English" src={file(captionsEn)} srcLang="en" />
      ) : null}
    </video>
  )
}

/**
 * Shows the captions of a language alone; where there are none in it, all stay as they are. Not `default`, for which
 * browsers load them with the page.
 */
function showCaptions({ textTracks }: HTMLVideoElement, language: string) {
  const tracks = [...textTracks]
  if (!tracks.some((track) => track.language === language)) return
  for (const track of tracks) {
    track.mode = track.language === language ? 'showing' : 'disabled'
  }
}
