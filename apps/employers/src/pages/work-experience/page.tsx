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
          How to join
        </ButtonLink>
        <SaveButton {...saving({ id: savedExperience(id), title, url })} />
      </Hero>
      <Container>
        <div className={styles.body}>
          <Stack>
            {sample && <SampleNotice detail={notice} />}
            <div className={styles.pair}>
              <Part id="about" heading="What it is">
                <Prose>
                  <Paragraphs text={body || summary} />
                </Prose>
                <Skills skills={experience.skills} />
              </Part>
              <Part id="facts" heading="At a glance">
                <Facts experience={experience} />
              </Part>
            </div>
            <Part id="tasks" heading="What you do">
              <Tasks tasks={tasks} />
            </Part>
            <Part id="join" heading="How to join">
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
    <p>{experience.summary}</p>
    <p className={styles.whose}>
      Virtual work experience with{' '}
      <SmartLink href={employerUrl(experience.employerId)}>{experience.employer}</SmartLink>
    </p>
  </>
);

const Skills = ({ skills }: { skills: readonly string[] }) => (
  <>
    <h3>Skills you practise</h3>
    {skills.length > 0 ? (
      <ul className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    ) : (
      <p>They are not published.</p>
    )}
  </>
);

const Subjects = ({ subjects }: { subjects: readonly string[] }) =>
  subjects.length > 0 && (
    <Part id="subjects" heading="Subjects it goes with">
      <LinkChips
        label="Subjects it goes with"
        chips={subjects.map((subject) => ({
          label: subject,
          href: courseSearchUrl(subject),
        }))}
      />
    </Part>
  );

/** Other experiences of the same sector. */
const Related = ({ jobSector, related }: Pick<WorkExperienceData, 'related'> & { jobSector: string }) => (
  <Part id="related" heading={`More in the same kind of work: ${jobSector}`}>
    <LoadedPart part={related}>
      {(hits) =>
        hits.length > 0 ? (
          <Experiences experiences={hits} />
        ) : (
          <p>
            There is no other in this kind of work. <SmartLink href={ALL}>See all of them</SmartLink>
          </p>
        )
      }
    </LoadedPart>
  </Part>
);
