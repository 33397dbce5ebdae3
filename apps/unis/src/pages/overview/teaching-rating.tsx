import { t } from '@signpost/language';
import type { Provider, TefAward } from '@signpost/api-client/unis';
import { DefinitionList, Prose, TefRating, ExternalLink } from '@signpost/shared-ui';
import { whyNoTef } from '../../components/tef';
import styles from './page.module.css';

const meanings = (): Readonly<Record<TefAward, string>> => ({
  Gold: t('Gold means that what students experience and achieve is typically outstanding.'),
  Silver: t('Silver means that what students experience and achieve is typically very high quality.'),
  Bronze: t('Bronze means typically high quality, with some features that are very high.'),
  'Requires improvement': t('It has not yet shown enough above the standard that every provider must meet.'),
  Pending: t('The panel has not published its decision yet.'),
});

const rated = (award: TefAward | null) => award && <TefRating award={award} />;

/** TEF explained: the three ratings, their year and source; or what it means that there are none. */
export const TeachingRating = ({ provider }: { provider: Provider }) => {
  const { tef } = provider;
  if (!tef || tef.parents.length > 0) {
    return (
      <Prose>
        <p>{whyNoTef(provider)}</p>
        {tef?.parents.map(
          ({ name, url }) =>
            url && (
              <p key={name}>
                <ExternalLink href={url}>{t('Read the panel’s statement on {name}', { name })}</ExternalLink>
              </p>
            ),
        )}
        <p>
          {t(
            'No rating does not mean poor teaching. Look at how many students stay on their course, and ask current students on an open day.',
          )}
        </p>
      </Prose>
    );
  }
  return (
    <div className={styles.pair}>
      <DefinitionList
        items={[
          { term: t('Overall'), value: rated(tef.overall) },
          { term: t('Student experience'), value: rated(tef.studentExperience) },
          { term: t('Student outcomes'), value: rated(tef.studentOutcomes) },
        ]}
      />
      <Prose>
        <p>
          {whyNoTef(provider)} {tef.overall && meanings()[tef.overall]}{' '}
          {t(
            'Experience is about teaching, support and resources. Outcomes are about staying on, finishing and what graduates do next.',
          )}
        </p>
        <p>
          {t(
            'The Office for Students made this rating in {year}. It is for the whole provider, not for one course.',
            { year: tef.year },
          )}{' '}
          {tef.url && <ExternalLink href={tef.url}>{t('Read the panel’s statement')}</ExternalLink>}
        </p>
      </Prose>
    </div>
  );
};
