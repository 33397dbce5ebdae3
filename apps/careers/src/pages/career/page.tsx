import { useLoaderData } from 'react-router-dom';
import {
  CardGrid,
  Container,
  Hero,
  Icon,
  LinkChips,
  LoadedPart,
  Part,
  RichText,
  SaveButton,
  SmartLink,
  Stack,
} from '@signpost/shared-ui';
import { Apprenticeships } from '../../components/apprenticeships';
import { AddressProblems } from '../../components/address-problems';
import { pathwayUrl } from '../../components/addresses';
import { CareerCard } from '../../components/career-card';
import { FitPanel } from '../../components/fit-panel';
import { toggleCareer, useSavedCareers } from '../../components/saving';
import { useOwnQuiz } from '../../components/use-own-quiz';
import { Courses } from './courses';
import { Companies, Skills } from './demand-part';
import { EmploymentPart } from './employment-part';
import type { CareerData } from './loader';
import { PayPart } from './pay-part';
import { Education, RoutesIn } from './ways-in';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

const PARTS = {
  pay: 'Pay',
  fit: 'Does it suit you?',
  work: 'What you do',
  skills: 'Skills',
  routes: 'How to get in',
  courses: 'Courses',
  apprenticeships: 'Apprenticeships',
  employers: 'Who hires',
  jobs: 'How many jobs',
  similar: 'Similar careers',
} as const;

/** A career: what it is, what it pays, whether it suits you and every way in. */
export const Component = () => {
  const { data, waiting } = useOwnQuiz(useLoaderData() as CareerData);
  const { career } = data;
  const { isCareer } = useSavedCareers();
  return (
    <>
      <Top data={data} saved={isCareer(career)} />
      <Container>
        <nav aria-label="On this page" className={styles.contents}>
          <LinkChips
            label="On this page"
            chips={Object.entries(PARTS).map(([id, label]) => ({ label, href: `#${id}` }))}
          />
        </nav>
        <Stack>
          <AddressProblems problems={data.problems} />
          <Part id="pay" heading={PARTS.pay}>
            <PayPart {...data} />
          </Part>
          <Part id="fit" heading={PARTS.fit}>
            <LoadedPart part={data.traits}>
              {(traits) => (
                <FitPanel
                  what="this career"
                  interests={career.interests}
                  traits={traits}
                  fit={data.quiz}
                  waiting={waiting}
                />
              )}
            </LoadedPart>
          </Part>
          <Part id="work" heading={PARTS.work}>
            <div className={styles.pair}>
              <ul className={styles.ticks}>
                {career.tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
              <div className={styles.prose}>
                <RichText html={career.html} />
              </div>
            </div>
          </Part>
          <Part id="skills" heading={PARTS.skills}>
            <LoadedPart part={data.skills}>{(skills) => <Skills data={skills} />}</LoadedPart>
          </Part>
          <Part id="routes" heading={PARTS.routes}>
            <RoutesIn routes={career.routes} />
            <Education {...career.education} />
          </Part>
          <Part id="courses" heading={PARTS.courses}>
            <LoadedPart part={data.courses}>
              {(courses) => <Courses courses={courses} subjects={career.subjects} />}
            </LoadedPart>
          </Part>
          <Part id="apprenticeships" heading={PARTS.apprenticeships}>
            <LoadedPart part={data.apprenticeships}>{(page) => <Apprenticeships page={page} />}</LoadedPart>
          </Part>
          <Part id="employers" heading={PARTS.employers}>
            <LoadedPart part={data.companies}>{(companies) => <Companies data={companies} />}</LoadedPart>
          </Part>
          <Part id="jobs" heading={PARTS.jobs}>
            <EmploymentPart employment={career.employment} />
          </Part>
          <Part id="similar" heading={PARTS.similar}>
            {career.related.length === 0 ? (
              <p>We have no similar career yet.</p>
            ) : (
              <CardGrid>
                {career.related.map((each) => (
                  <li key={each.id}>
                    <CareerCard career={each} saved={isCareer(each)} />
                  </li>
                ))}
              </CardGrid>
            )}
          </Part>
        </Stack>
      </Container>
    </>
  );
};

const Top = ({ data: { career, pathwayId }, saved }: { data: CareerData; saved: boolean }) => {
  const pathway = career.pathways.find(({ id }) => id === pathwayId);
  return (
    <Hero
      title={career.title}
      image={career.banner}
      lead={
        <>
          <p>{career.summary}</p>
          {career.otherTitles.length > 0 && (
            <p className={styles.others}>Also called: {career.otherTitles.join(', ')}</p>
          )}
        </>
      }
    >
      <SaveButton name={career.title} saved={saved} onToggle={() => toggleCareer(career)} />
      {pathway && (
        <SmartLink href={pathwayUrl(pathway)} className={styles.pathway}>
          <Icon name="path" />A stop on “{pathway.title}”
        </SmartLink>
      )}
    </Hero>
  );
};
