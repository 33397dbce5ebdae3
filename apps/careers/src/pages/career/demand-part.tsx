import { t } from '@signpost/language';
import { employerUrl } from '@signpost/api-client/page-urls';
import type { JobData, JobSkill, Months } from '@signpost/api-client/careers';
import type { Loaded } from '@signpost/api-client/parts';
import { LoadedPart, monthYear, SampleMark, SmartLink } from '@signpost/shared-ui';
import { Notices } from '../../components/notices';
import styles from './page.module.css';

/** Formats a range of months: "November 2025 to October 2026" (K-07). */
const spanOf = ({ start, end }: Months): string =>
  t('{start} to {end}', { start: monthYear(start), end: monthYear(end) });

const skillsIn = (data: JobData): readonly JobSkill[] => (data.type === 'skills' ? data.data : []);

/** Skills in demand, and soft skills apart from the others (V-04); those shared with other careers first. */
export const Skills = ({ data, soft }: { data: JobData; soft: Loaded<JobData> }) => {
  const hard = skillsIn(data).filter(({ type }) => type !== 'soft');
  if (hard.length === 0 && 'data' in soft && skillsIn(soft.data).length === 0)
    return <p>{t('Which skills it asks for is not published.')}</p>;
  return (
    <>
      <div className={styles.pair}>
        <SkillList heading={t('Knowledge and tools')} skills={hard} />
        <LoadedPart part={soft}>
          {(skills) => <SkillList heading={t('How you work')} skills={skillsIn(skills)} />}
        </LoadedPart>
      </div>
      <p className={styles.soft}>
        {t('Asked for from {dates}. {source}', { dates: spanOf(data.dates), source: data.source })}
      </p>
    </>
  );
};

const SkillList = ({ heading, skills }: { heading: string; skills: readonly JobSkill[] }) =>
  skills.length === 0 ? null : (
    <div>
      <h3>{heading}</h3>
      <ul className={styles.skills}>
        {skills.map(({ name, careers }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span className={styles.soft}>
              {careers > 1
                ? t('also in {value, plural, one {# other career} other {# other careers}}', {
                    value: careers - 1,
                  })
                : t('particular to this career')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );

/** Employers that hired in the twelve months of K-07, with the required notices. */
export const Companies = ({ data }: { data: JobData }) => {
  const companies = data.type === 'companies' ? data.data : [];
  return (
    <>
      {companies.length === 0 ? (
        <p>
          {t('We know of no employer that hired for this career from {dates}.', {
            dates: spanOf(data.dates),
          })}
        </p>
      ) : (
        <ul className={styles.companies}>
          {companies.map(({ id, name, sample, vacancies }) => (
            <li key={id}>
              <SmartLink href={employerUrl(id)}>{name}</SmartLink>
              {sample && <SampleMark />}
              <span className={styles.soft}>
                {vacancies > 0
                  ? t('{vacancies, plural, one {# apprenticeship} other {# apprenticeships}}', { vacancies })
                  : t('People in this career')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>
        {companies.length > 0 && `${spanOf(data.dates)}. `}
        {data.source}
      </p>
      <Notices records={companies} />
    </>
  );
};
