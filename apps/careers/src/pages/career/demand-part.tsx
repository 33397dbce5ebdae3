import { t } from '@signpost/language';
import { employerUrl } from '@signpost/api-client/page-urls';
import type { JobData, JobSkill } from '@signpost/api-client/careers';
import type { Loaded } from '@signpost/api-client/parts';
import { LoadedPart, SampleMark, SmartLink } from '@signpost/shared-ui';
import { Notices } from '../../components/notices';
import styles from './page.module.css';

const skillsIn = (data: JobData): readonly JobSkill[] => (data.type === 'skills' ? data.data : []);

/** Skills, soft ones apart from the others (V-04); those shared with other careers first. */
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
      <p className={styles.soft}>{data.source}</p>
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

/** Employers with people or apprenticeships in the career, with the required notices. */
export const Companies = ({ data }: { data: JobData }) => {
  const companies = data.type === 'companies' ? data.data : [];
  return (
    <>
      {companies.length === 0 ? (
        <p>{t('No employer on this site is linked to this career.')}</p>
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
      <p className={styles.soft}>{data.source}</p>
      <Notices records={companies} />
    </>
  );
};
