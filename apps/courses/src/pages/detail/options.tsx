import type { ReactNode } from 'react';
import { rich, t } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import type {
  Accreditation,
  CourseDetails,
  CourseSibling,
  OfferedYear,
} from '@signpost/api-client/course-details';
import { awardWords, studyModeName } from '@signpost/api-client/courses';
import { DefinitionList, Notice, type Definition, SmartLink } from '@signpost/shared-ui';
import { LeaveLink } from '../../components/leave-link';
import styles from './page.module.css';

const offeredPhrases = () =>
  ({
    no: t('Not with this course'),
    optional: t('If you choose it'),
    included: t('Part of the course'),
  }) as const;
const phrase = (offered: OfferedYear): string | null => offered && offeredPhrases()[offered];

const only = (texts: readonly (string | null)[]): string | null =>
  [...new Set(texts.filter(Boolean))].join(', ') || null;

const factsOf = ({ options, record, applicationCode }: CourseDetails): Definition[] => [
  { term: t('Qualification'), value: only(options.map(({ qualification }) => qualification)) },
  ...(options.length === 1
    ? [
        { term: t('How you study'), value: only(options.map(({ studyMode }) => studyModeName(studyMode))) },
        { term: t('How long it takes'), value: only(options.map(({ duration }) => duration)) },
        {
          term: t('Where'),
          value: only([...options.map(({ location }) => location), ...placeNames(record)]),
        },
      ]
    : []),
  {
    term: t('Starts'),
    value: only(options.map(({ start }) => start)) ?? t('Not published. Ask the university when it starts.'),
  },
  { term: t('Placement year'), value: phrase(record?.sandwich ?? null) },
  { term: t('Year abroad'), value: phrase(record?.yearAbroad ?? null) },
  { term: t('Foundation year'), value: phrase(record?.foundationYear ?? null) },
  ...(applicationCode ? [{ term: t('UCAS course code'), value: applicationCode }] : []),
];

const placeNames = (record: CourseDetails['record']): string[] =>
  record && record.locations.length === 1 ? record.locations.map(({ name }) => name) : [];

/** The options of a course (mode, length, start, location), then the facts common to all of them. */
export const Options = ({ course }: { course: CourseDetails }) => {
  const { options, accreditations } = course;
  return (
    <>
      {options.length > 1 && <OptionsTable course={course} />}
      {options.length === 0 && <Notice>{t('The ways to take this course are not published.')}</Notice>}
      <Facts items={factsOf(course)} />
      <Siblings siblings={course.record?.siblings ?? []} />
      {accreditations.length > 0 && (
        <div>
          <h3>{t('Professional recognition')}</h3>
          <ul className={styles.plain}>
            {accreditations.map((accreditation) => (
              <li key={`${accreditation.name} ${accreditation.purpose?.text}`}>
                <Recognition accreditation={accreditation} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};

/** One sentence about an accreditation: its body, and what it is for where that is published. */
const Recognition = ({
  accreditation: { name, purpose, depends, url },
}: {
  accreditation: Accreditation;
}) => {
  const values = {
    name,
    body: (text: ReactNode) =>
      url ? (
        <LeaveLink
          href={url}
          site={t('the professional body')}
          purpose={t('See what it means that {name} recognises this course.', { name })}
        >
          {text}
        </LeaveLink>
      ) : (
        text
      ),
    purpose: purpose?.text ?? '',
    own: (text: ReactNode) => <span lang={purpose?.language}>{text}</span>,
  };
  if (depends) {
    return purpose
      ? rich(
          'May be recognised by <body>{name}</body>, for <own>{purpose}</own>. It depends on what you choose.',
          values,
        )
      : rich('May be recognised by <body>{name}</body>. It depends on what you choose.', values);
  }
  return purpose
    ? rich('Recognised by <body>{name}</body>, for <own>{purpose}</own>.', values)
    : rich('Recognised by <body>{name}</body>.', values);
};

/** Other courses with the same title at this provider, each with its award and its differences. */
const Siblings = ({ siblings }: { siblings: readonly CourseSibling[] }) =>
  siblings.length > 0 && (
    <div>
      <h3>{t('Other ways to take it here')}</h3>
      <ul className={styles.plain}>
        {siblings.map((sibling) => (
          <li key={sibling.id}>
            <SmartLink href={courseUrl(sibling)}>{sibling.title}</SmartLink>, {awardWords(sibling)}
          </li>
        ))}
      </ul>
    </div>
  );

/** Published facts as a list; the unpublished ones in one sentence, because they are many. */
const Facts = ({ items }: { items: readonly Definition[] }) => {
  const missing = items.filter(({ value }) => value === null).map(({ term }) => term.toLowerCase());
  return (
    <div className={styles.facts}>
      <DefinitionList items={items.filter(({ value }) => value !== null)} />
      {missing.length > 0 && (
        <p className={styles.soft}>{t('Not published: {list}.', { list: missing.join(', ') })}</p>
      )}
    </div>
  );
};

const OptionsTable = ({ course: { options } }: { course: CourseDetails }) => (
  <table className={styles.options}>
    <caption className={styles.caption}>{t('Choose one of these when you apply.')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('How you study')}</th>
        <th scope="col">{t('How long')}</th>
        <th scope="col">{t('Where')}</th>
      </tr>
    </thead>
    <tbody>
      {options.map(({ id, studyMode, duration, location }) => (
        <tr key={id}>
          <th scope="row">{studyModeName(studyMode)}</th>
          <td>{duration ?? t('Not published')}</td>
          <td>{location ?? t('Not published')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
