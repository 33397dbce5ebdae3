import { useContext, type ReactNode } from 'react';
import type { Line } from '../line/line';
import { SmartLink } from '../link/link';
import { Picture } from '../picture/picture';
import { OwnPointsLine } from '../own-points/own-points-line';
import { SampleMark } from '../sample/sample';
import { PictureSizes } from './picture-sizes';
import styles from './card.module.css';

export interface CardProps {
  title: string;
  href: string;
  /** URL of the tile image; decorative. */
  image?: string | undefined;
  /** Shown in place of an image: a date, a logo. */
  media?: ReactNode;
  /** The kind with its icon, for lists of mixed kinds; colour alone is not sufficient. */
  kind?: ReactNode;
  /** One line under the title: place, employer, length. */
  subtitle?: ReactNode;
  badges?: ReactNode;
  /** A sentence or two. */
  summary?: ReactNode;
  /** Short facts, each a few words. */
  meta?: readonly ReactNode[];
  /** As of `RecordCardProps`. */
  comparison?: string | null | undefined;
  /** The save button. */
  action?: ReactNode;
  /** Whether the record is fictional sample data, which the card then states. */
  sample?: boolean | undefined;
  line?: Line;
  level?: 2 | 3 | 4;
  /** For cards in the initial viewport of a grid. */
  eager?: boolean;
}

/** A card with a link. The title's link covers the card; the action stays above it. */
export const Card = ({
  title,
  href,
  image,
  media,
  kind,
  subtitle,
  badges,
  summary,
  meta,
  comparison,
  action,
  sample = false,
  line,
  level = 3,
  eager = false,
}: CardProps) => {
  const Heading = `h${level}` as const;
  const sizes = useContext(PictureSizes);
  return (
    <article className={styles.card} data-line={line}>
      {image && <Picture src={image} alt="" sizes={sizes} eager={eager} />}
      {media}
      <div className={styles.words}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <Heading className={styles.title}>
          <SmartLink href={href} className={styles.link}>
            {title}
          </SmartLink>
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {sample && (
          <p className={styles.badges}>
            <SampleMark />
          </p>
        )}
        {badges && <p className={styles.badges}>{badges}</p>}
        {summary && <p className={styles.summary}>{summary}</p>}
        {meta && (
          <ul className={styles.meta}>
            {meta.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
        {comparison !== undefined && <OwnPointsLine className={styles.subtitle}>{comparison}</OwnPointsLine>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
};
