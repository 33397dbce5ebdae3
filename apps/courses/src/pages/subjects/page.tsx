import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import {
  Button,
  Container,
  GetForm,
  Hero,
  limit,
  longDate,
  Notice,
  Part,
  Select,
  ShowMore,
} from '@signpost/shared-ui';
import { SUBJECTS } from '../../components/course-url';
import { A_LEVEL_PARAMETER, aLevels, mapping, MAX_A_LEVELS } from './a-levels';
import type { ComparedSubjects, SubjectsData } from './page-data';
import { SubjectList } from './subject-list';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "courses.subjects.loader" */ './loader'));

/** Maximum number of invalid A levels that are quoted, and the length of each. */
const MAX_QUOTED = 3;
const MAX_QUOTED_LENGTH = 30;

const options = () => [
  { value: '', label: t('None') },
  ...aLevels().map(({ id, name }) => ({ value: id, label: name })),
];

const Problem = ({ rejected, isOverLimit }: Pick<SubjectsData, 'rejected' | 'isOverLimit'>) =>
  (rejected.length > 0 || isOverLimit) && (
    <Notice kind="error" heading={t('There is a problem with the A levels')}>
      {rejected.slice(0, MAX_QUOTED).map((text) => (
        <p key={text}>
          {t('“{text}” is not an A level that we know.', { text: limit(text, MAX_QUOTED_LENGTH) })}
        </p>
      ))}
      {isOverLimit && (
        <p>
          {t('You can choose {maxALevels} A levels. We kept the first {maxALevels}.', {
            maxALevels: MAX_A_LEVELS,
          })}
        </p>
      )}
      <p>{t('Choose it again below. Your other A levels are still here.')}</p>
    </Notice>
  );

const ALevelForm = ({ chosen }: Pick<SubjectsData, 'chosen'>) => (
  <GetForm action={SUBJECTS} label={t('Your A levels')} className={styles.form}>
    <div className={styles.rows}>
      {Array.from({ length: MAX_A_LEVELS }, (_, row) => (
        <Select
          // An address that changes replaces what is chosen.
          key={`${row} ${chosen[row]?.id ?? ''}`}
          label={t('A level {number}', { number: row + 1 })}
          name={A_LEVEL_PARAMETER}
          defaultValue={chosen[row]?.id ?? ''}
          options={options()}
        />
      ))}
    </div>
    <p>
      <Button type="submit">{t('See what they keep open')}</Button>
    </p>
  </GetForm>
);

const Compared = ({ met, anyALevels, oneShort, moreShort }: ComparedSubjects) => (
  <>
    <p role="status">
      {t(
        'Your A levels are what {count, plural, one {# subject usually asks} other {# subjects usually ask}} for. {more} more usually take any A levels.',
        { count: met.length, more: anyALevels.length },
      )}
    </p>
    <Part id="met" heading={t('They usually ask for what you take')}>
      <SubjectList subjects={met} otherwise={t('No subject asks for just these.')} />
    </Part>
    <Part id="one-short" heading={t('They usually ask for one more')}>
      <SubjectList subjects={oneShort} otherwise={t('No subject is one A level away.')} />
    </Part>
    <Part id="any" heading={t('They usually take any A levels')}>
      <ShowMore
        summary={t('{count, plural, one {# subject} other {# subjects}}', { count: anyALevels.length })}
      >
        <SubjectList subjects={anyALevels} otherwise={t('None.')} />
      </ShowMore>
    </Part>
    {moreShort.length > 0 && (
      <Part id="more-short" heading={t('They usually ask for more than one other')}>
        <ShowMore
          summary={t('{count, plural, one {# subject} other {# subjects}}', { count: moreShort.length })}
        >
          <SubjectList subjects={moreShort} otherwise={t('None.')} />
        </ShowMore>
      </Part>
    )}
  </>
);

/** Which subjects A levels keep open: the subjects by what they usually ask for. */
export const Component = () => {
  const { chosen, rejected, isOverLimit, compared, checked } = useLoaderData() as SubjectsData;
  return (
    <>
      <Hero
        title={t('What your A levels keep open')}
        lead={t(
          'Choose the A levels that you take or think of. See which subjects at university usually ask for them, and which for one more.',
        )}
      />
      <Container>
        <div className={styles.body}>
          <Problem rejected={rejected} isOverLimit={isOverLimit} />
          <ALevelForm chosen={chosen} />
          {compared && <Compared {...compared} />}
          <p className={styles.rule}>
            {t(
              'This is what is usual, written by us and last checked on {checked}. It is not a rule: look at what each course asks for. BTECs, T levels, Highers and Access courses are other ways in.',
              { checked: longDate(checked) },
            )}
          </p>
          <p className={styles.soft}>
            {t('Which subject is closest to an A level: {mapping}.', { mapping: mapping() })}
          </p>
        </div>
      </Container>
    </>
  );
};
