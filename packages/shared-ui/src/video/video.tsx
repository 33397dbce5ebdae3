import { rich, t } from '@signpost/language';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import { Picture } from '../picture/picture';
import styles from './video.module.css';

export interface Captions {
  /** A WebVTT file of this site. */
  src: string;
  /** BCP 47: "en", "cy". */
  lang: string;
  label: string;
}

/** A file with its captions, or another site's player, which must offer captions itself. */
export type VideoSource =
  | { kind: 'file'; src: string; captions: readonly [Captions, ...Captions[]] }
  | { kind: 'player'; src: string; site: string };

export interface VideoProps {
  title: string;
  /** A still image of the video. */
  poster: string;
  /** Display text: "3 minutes". */
  length?: string;
  source: VideoSource;
  /** The transcript of the video. */
  transcript?: React.ReactNode;
}

const Player = ({ source, title }: Pick<VideoProps, 'source' | 'title'>) =>
  source.kind === 'file' ? (
    // The type asks for at least one caption track.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video className={styles.player} src={source.src} aria-label={title} controls autoPlay playsInline>
      {source.captions.map(({ src, lang, label }, index) => (
        <track key={lang} kind="captions" src={src} srcLang={lang} label={label} default={index === 0} />
      ))}
    </video>
  ) : (
    <iframe
      className={styles.player}
      src={source.src}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );

/** A captioned video that loads nothing before it is played, and first warns when it loads another site's player. */
export const Video = ({ title, poster, length, source, transcript }: VideoProps) => {
  const [playing, setPlaying] = useState(false);
  return (
    <figure className={styles.video}>
      {playing ? (
        <Player source={source} title={title} />
      ) : (
        <a
          className={styles.still}
          href={source.src}
          data-act="play"
          data-name={title}
          {...(source.kind === 'player' && { target: '_blank', rel: 'noopener' })}
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <Picture src={poster} alt="" ratio="banner" sizes="(min-width: 50rem) 45rem, 100vw" />
          <span className={styles.play}>
            <Icon name="play" filled />
            <span>
              {rich('Play video<span>: {title}</span>', {
                title,
                span: (text) => <span className={styles.hidden}>{text}</span>,
              })}
              {length && <span className={styles.length}>{length}</span>}
            </span>
          </span>
        </a>
      )}
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {source.kind === 'player' && !playing && (
          <p className={styles.warning}>
            {t(
              'It plays from {site}, which may set cookies. Nothing is loaded from there until you press play.',
              { site: source.site },
            )}
          </p>
        )}
        {transcript && (
          <details className={styles.transcript}>
            <summary>{t('Read what is said')}</summary>
            <div>{transcript}</div>
          </details>
        )}
      </figcaption>
    </figure>
  );
};
