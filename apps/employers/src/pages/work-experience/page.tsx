import { rich, t } from '@signpost/language';
import { courseSearchUrl, employerUrl } from '@signpost/api-client/page-urls';
import { useLoaderData } from 'react-router-dom';
import { defaultPicture } from '@signpost/api-client/pictures';
import { lazyLoader } from '@signpost/federation/contract';
import {
  ButtonLink,
  Container,
  Hero,
  LinkChips,
  SampleMark,
  SampleNotice,
  Paragraphs,
  Prose,
  SaveButton,
  SmartLink,
  Stack,
  LoadedPart,
  Part,
  dataLanguage,
} from '@signpost/shared-ui';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { Experiences } from '../../components/experiences';
import { Enrol } from './enrol';
import { Facts } from './facts';
import type { WorkExperienceData } from './loader';
import { Tasks } from './tasks';
import styles from './page.module.css';
import { savedExperience } from '../../components/saved-ids';

export { handle } from './head';
export const loader = lazyLoader(
  () => import(/* webpackChunkName: "employers.work-experience.loader" */ './loader'),
);

const ALL = '/explore/search/virtual_work_experiences';

/** The virtual work experience page. */
export const Component = () => {
  const { experience, employer, related } = useLoaderData() as WorkExperienceData;
  const { id, title, url, summary, body, sample, notice, tasks } = experience;
  const saving = useSaveButtons('pages');
  return (
    <>
      <Hero
        title={title}
        image={defaultPicture({ seed: id, type: 'banner', category: 'employers' })}
        lead={<Lead experience={experience} />}
      >
        <ButtonLink href="#join" variant="primary" icon="down">
          {t('How to join')}
        </ButtonLink>
        <SaveButton {...saving({ id: savedExperience(id), title, url })} />
      </Hero>
      <Container>
        <div className={styles.body}>
          <Stack>
            {sample && <SampleNotice detail={notice} />}
            <div className={styles.pair}>
              <Part id="about" heading={t('What it is')}>
                <Prose>
                  <Paragraphs text={body || summary} />
                </Prose>
                <Skills skills={experience.skills} />
              </Part>
              <Part id="facts" heading={t('At a glance')}>
                <Facts experience={experience} />
              </Part>
            </div>
            <Part id="tasks" heading={t('What you do')}>
              <Tasks tasks={tasks} />
            </Part>
            <Part id="join" heading={t('How to join')}>
              <Enrol experience={experience} employer={employer} />
            </Part>
            <Subjects subjects={experience.subjects} />
            <Related jobSector={experience.jobSector} related={related} />
          </Stack>
        </div>
      </Container>
    </>
  );
};

const Lead = ({ experience }: Pick<WorkExperienceData, 'experience'>) => (
  <>
    {experience.sample && (
      <p>
        <SampleMark />
      </p>
    )}
    <p lang={dataLanguage()}>{experience.summary}</p>
    <p className={styles.whose}>
      {rich('Virtual work experience with <link>{employer}</link>', {
        employer: experience.employer,
        link: (text) => <SmartLink href={employerUrl(experience.employerId)}>{text}</SmartLink>,
      })}
    </p>
  </>
);

const Skills = ({ skills }: { skills: readonly string[] }) => (
  <>
    <h3>{t('Skills you practise')}</h3>
    {skills.length > 0 ? (
      <ul className={styles.skills} lang={dataLanguage()}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    ) : (
      <p>{t('They are not published.')}</p>
    )}
  </>
);

const Subjects = ({ subjects }: { subjects: readonly string[] }) =>
  subjects.length > 0 && (
    <Part id="subjects" heading={t('Subjects it goes with')}>
      <LinkChips
        label={t('Subjects it goes with')}
        chips={subjects.map((subject) => ({
          label: subject,
          href: courseSearchUrl(subject),
        }))}
      />
    </Part>
  );

/** Other experiences of the same sector. */
const Related = ({ jobSector, related }: Pick<WorkExperienceData, 'related'> & { jobSector: string }) => (
  <Part id="related" heading={t('More in the same kind of work: {jobSector}', { jobSector })}>
    <LoadedPart part={related}>
      {(hits) =>
        hits.length > 0 ? (
          <Experiences experiences={hits} />
        ) : (
          <p>
            {rich('There is no other in this kind of work. <link>See all of them</link>', {
              link: (text) => <SmartLink href={ALL}>{text}</SmartLink>,
            })}
          </p>
        )
      }
    </LoadedPart>
  </Part>
);
