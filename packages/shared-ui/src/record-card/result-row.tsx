import { SmartLink } from '../link/link';
import { SampleMark } from '../sample/sample';
import { Marked } from './marked';
import type { RecordCardProps } from './record';
import styles from './result-row.module.css';

type MediaProps = Pick<RecordCardProps, 'media' | 'eager'> &
  Pick<RecordCardProps['record'], 'logo' | 'image'>;

/** The given media, else the logo, else the picture. */
const Media = ({ media, logo, image, eager }: MediaProps) => {
  if (media) return <div className={styles.media}>{media}</div>;
  const src = logo ?? image;
  if (!src) return null;
  return (
    <img
      className={logo ? styles.logo : styles.picture}
      src={logo || src.endsWith('.svg') ? src : `${src}?w=320`}
      alt=""
      width="160"
      height="112"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};

/** A result in a list: its name with the match marked, owner and place, snippet, facts. */
export const ResultRow = ({
  record: { title, summary, url, image, logo, facts: said },
  layout,
  level,
  line,
  eager = false,
  kind,
  because,
  sign,
  subtitle,
  facts = [],
  media,
  action,
}: RecordCardProps) => {
  const Heading = `h${level}` as const;
  const brief = layout === 'brief';
  return (
    <article className={brief ? `${styles.row} ${styles.brief}` : styles.row} data-line={line}>
      <div className={styles.words}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <Heading className={styles.title}>
          <SmartLink href={url}>
            <Marked parts={title} />
          </SmartLink>
        </Heading>
        {said?.sample && (
          <p className={styles.sign}>
            <SampleMark />
          </p>
        )}
        {sign && <p className={styles.sign}>{sign}</p>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {because && <p className={styles.sign}>{because}</p>}
        {!brief && summary.length > 0 && (
          <p className={styles.summary}>
            <Marked parts={summary} />
          </p>
        )}
        {!brief && facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {!brief && <Media media={media} logo={logo} image={image} eager={eager} />}
    </article>
  );
};
