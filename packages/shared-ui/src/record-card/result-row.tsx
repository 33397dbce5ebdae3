import { t } from '@signpost/language';
import { Fragment } from 'react';
import { SmartLink } from '../link/link';
import { OwnPointsLine } from '../own-points/own-points-line';
import { SampleMark } from '../sample/sample';
import { Figures } from './figures';
import { Marked } from './marked';
import type { RecordCardProps } from './record';
import styles from './result-row.module.css';

/** As of `RecordCard`, which has tiles too; where all results are rows, this alone is smaller. */
export type ResultRowProps = Omit<RecordCardProps, 'layout'> & { layout?: 'row' | 'brief' };

type MediaProps = Pick<RecordCardProps, 'media' | 'eager'> & Pick<RecordCardProps['record'], 'logo'>;

/** The given media, else the logo. A list has no pictures: they would say nothing about the single result. */
const Media = ({ media, logo, eager }: MediaProps) => {
  if (media) return <div className={styles.media}>{media}</div>;
  if (!logo) return null;
  return (
    <img
      className={styles.logo}
      src={logo}
      alt=""
      width="160"
      height="112"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};

/** The lines under the head of a result: figures, snippet, facts. */
const More = ({ record: { summary }, figures = [], facts = [], others = [] }: ResultRowProps) => (
  <div className={styles.more}>
    {figures.length > 0 && <Figures figures={figures} />}
    {summary.length > 0 && (
      <p className={styles.summary}>
        <Marked parts={summary} />
      </p>
    )}
    {facts.length > 0 && (
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )}
    {others.length > 0 && (
      <p className={styles.others}>
        {t('Also:')}{' '}
        {others.map(({ label, href }, index) => (
          <Fragment key={href}>
            {index > 0 && '; '}
            <SmartLink href={href}>{label}</SmartLink>
          </Fragment>
        ))}
      </p>
    )}
  </div>
);

/** A result in a list: its name with the match marked, owner and place, the figures that decide, snippet, facts. */
export const ResultRow = (props: ResultRowProps) => {
  const { record, layout, level, line, eager = false, kind, because, sign, subtitle, media, action } = props;
  const { comparison } = props;
  const { title, url, logo, facts: said } = record;
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
        {comparison !== undefined && (
          <OwnPointsLine className={styles.comparison}>{comparison}</OwnPointsLine>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {!brief && <More {...props} />}
      {!brief && <Media media={media} logo={logo} eager={eager} />}
    </article>
  );
};
