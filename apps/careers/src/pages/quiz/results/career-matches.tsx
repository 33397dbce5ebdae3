import { t } from '@signpost/language';
import type { ByTrait } from '@signpost/api-client/careers';
import { ButtonLink, Chips, Icon, SaveButton, SmartLink, VisuallyHidden } from '@signpost/shared-ui';
import { careerUrl } from '../../../components/addresses';
import { payText } from '../../../components/pay';
import { toggleCareer, useSavedCareers } from '../../../components/saving';
import { resultsUrl } from '../address';
import type { Placed } from './less-like';
import { MainReasons, MatchSum, type TraitNames } from './match-why';
import type { ResultsProps } from './results-props';
import { reasonsOf } from './reasons';
import { FIRST_MATCHES, MAX_MATCHES, topInterests } from './spread';
import styles from './matches.module.css';

interface CareerMatchesProps extends ResultsProps {
  /** The careers to show, the best first. */
  matches: readonly Placed[];
  /** How many could be shown: all that the visitor has not turned down. */
  total: number;
  scores: ByTrait;
  names: TraitNames;
}

/** The careers with the highest match, each with reasons; turning one down moves similar ones down the list. */
export const CareerMatches = ({ results, less, all, matches, total, scores, names }: CareerMatchesProps) => {
  const { id, careers } = results;
  const { isCareer } = useSavedCareers();
  const turnedDown = less.flatMap((soc) => careers.find((career) => career.id === soc) ?? []);
  return (
    <section id="careers" aria-labelledby="careers-heading" className={styles.part}>
      <h2 id="careers-heading">{t('Careers that fit')}</h2>
      <p className={styles.lead}>
        {t(
          'The best of {count} careers. 100% would be exactly your pattern of interests, 50% no relation either way. A gap of a few points means little.',
          { count: careers.length },
        )}{' '}
        {topInterests(scores).length > 1 &&
          t('Your strongest interests are close together, so each has its share of these careers.')}
      </p>
      {turnedDown.length > 0 && (
        <div className={styles.less}>
          <p>
            <strong>{t('Less like:')}</strong>
          </p>
          <Chips
            chips={turnedDown.map((career) => ({
              label: career.title,
              href: resultsUrl({ id, all, less: less.filter((soc) => soc !== career.id) }, 'careers'),
            }))}
          />
        </div>
      )}
      <ol className={styles.list}>
        {matches.map((each) => (
          <CareerMatch
            key={each.career.id}
            placed={each}
            scores={scores}
            names={names}
            saved={isCareer(each.career)}
            lessUrl={resultsUrl({ id, all, less: [...less, each.career.id] }, 'careers')}
          />
        ))}
      </ol>
      <PaySource careers={careers} />
      {!all && total > FIRST_MATCHES && (
        <p>
          <ButtonLink href={resultsUrl({ id, less, all: true }, 'careers')}>
            {t('Show the best {maxMatches}', { maxMatches: Math.min(MAX_MATCHES, total) })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
};

const PaySource = ({ careers }: Pick<ResultsProps['results'], 'careers'>) => {
  const source = careers.find(({ earnings }) => earnings.annual)?.earnings.annual?.source;
  return source ? (
    <p className={styles.source}>
      {t('Middle pay, full-time: {publisher}, {year}. Interests: O*NET 29.3, averaged by us.', {
        publisher: source.publisher,
        year: source.year,
      })}
    </p>
  ) : null;
};

interface CareerMatchProps {
  placed: Placed;
  scores: ByTrait;
  names: TraitNames;
  saved: boolean;
  /** Returns the results URL with this career turned down. */
  lessUrl: string;
}

const CareerMatch = ({
  placed: { career, shown, moved },
  scores,
  names,
  saved,
  lessUrl,
}: CareerMatchProps) => {
  const { title, fit, category } = career;
  if (!fit) return null;
  const reasons = reasonsOf(fit, scores);
  return (
    <li className={styles.match}>
      <p className={styles.percent}>
        {shown}%<span> {t('match')}</span>
      </p>
      <div className={styles.words}>
        <h3>
          <SmartLink href={careerUrl(career)}>{title}</SmartLink>
        </h3>
        <p className={styles.facts}>
          <span>{payText(career)}</span> {category && <span>{category.title}</span>}
        </p>
        <MainReasons reasons={reasons} />
        {moved && (
          <p className={styles.moved}>
            <Icon name="down" />
            {t('Moved down {points} for being like {title}', {
              points: moved.points,
              title: moved.like.title,
            })}
          </p>
        )}
        <MatchSum fit={fit} reasons={reasons} names={names} moved={moved} />
      </div>
      <div className={styles.actions}>
        <SaveButton name={title} saved={saved} onToggle={() => toggleCareer(career)} />
        <SmartLink href={lessUrl} className={styles.lessLink}>
          <Icon name="minus" />
          {t('Less like this')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </SmartLink>
      </div>
    </li>
  );
};
