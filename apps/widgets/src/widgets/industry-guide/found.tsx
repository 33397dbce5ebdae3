import { t } from '@signpost/language';
import { savedPageId, type SavedPageKind } from '@signpost/api-client/page-urls';
import type { SearchHit } from '@signpost/api-client/search';
import { CardGrid, given, RecordCard, distinctNotices, tidy } from '@signpost/shared-ui';
import type { SaveAction } from '../../components/save-guide';
import styles from '../../components/guide.module.css';

interface FoundProps {
  hits: readonly SearchHit[];
  /** Shown when there are no records. */
  none: string;
  save?: SaveAction | undefined;
}

interface FoundKindProps extends FoundProps {
  kind: SavedPageKind;
  describe: (hit: SearchHit) => CardWords;
}

const Found = ({ hits, none, save, kind, describe }: FoundKindProps) => {
  if (hits.length === 0) return <p>{none}</p>;
  const notice = distinctNotices(hits.map(({ facts }) => facts));
  return (
    <>
      {notice && <p className={styles.note}>{notice}</p>}
      <CardGrid>
        {hits.map((hit) => (
          <li key={hit.id}>
            <RecordCard
              record={hit}
              layout="tile"
              level={3}
              line="employers"
              action={save?.({
                kind: 'pages',
                id: savedPageId(kind, hit.id),
                title: hit.name,
                url: hit.url,
                ...(hit.facts.employer && { owner: hit.facts.employer }),
              })}
              {...describe(hit)}
            />
          </li>
        ))}
      </CardGrid>
    </>
  );
};

interface CardWords {
  subtitle: string;
  facts: readonly string[];
}

/** Employers: industry, location and size. */
export const Employers = (props: FoundProps) => (
  <Found
    {...props}
    kind="employers"
    describe={({ facts: { industry, town, region, companySize } }) => ({
      subtitle: given(industry, town ?? region).join(', '),
      facts: given(companySize),
    })}
  />
);

/** Virtual work experiences: employer, duration and audience. */
export const Experiences = (props: FoundProps) => (
  <Found
    {...props}
    kind="virtual_work_experiences"
    describe={({ facts: { employer, jobSector, hours, level } }) => ({
      subtitle: given(employer, jobSector).join(', '),
      facts: given(
        hours !== undefined && t('{hours, plural, one {# hour} other {# hours}}', { hours }),
        level !== undefined && tidy(String(level)),
      ),
    })}
  />
);
