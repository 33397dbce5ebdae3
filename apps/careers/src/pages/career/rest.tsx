import { CardGrid, LoadedPart, Part, RichText, Stack } from '@signpost/shared-ui';
import { Apprenticeships } from '../../components/apprenticeships';
import { CareerCard } from '../../components/career-card';
import { useSavedCareers } from '../../components/saving';
import { Courses } from './courses';
import { Companies, Skills } from './demand-part';
import { EmploymentPart } from './employment-part';
import type { CareerData } from './page-data';
import { PARTS } from './parts';
import { Education, RoutesIn } from './ways-in';
import styles from './page.module.css';

/** Sections after pay and quiz match: tasks, requirements, routes in, employers and similar careers. */
export const Rest = ({ shown }: { shown: CareerData }) => {
  const { apprenticeships, career, companies, courses, skills } = shown;
  const { isCareer } = useSavedCareers();
  return (
    <Stack>
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
        <LoadedPart part={skills}>{(skills) => <Skills data={skills} />}</LoadedPart>
      </Part>
      <Part id="routes" heading={PARTS.routes}>
        <RoutesIn routes={career.routes} />
        <Education {...career.education} />
      </Part>
      <Part id="courses" heading={PARTS.courses}>
        <LoadedPart part={courses}>
          {(courses) => <Courses courses={courses} subjects={career.subjects} />}
        </LoadedPart>
      </Part>
      <Part id="apprenticeships" heading={PARTS.apprenticeships}>
        <LoadedPart part={apprenticeships}>
          {(page) => <Apprenticeships page={page} first="mention this career most" />}
        </LoadedPart>
      </Part>
      <Part id="employers" heading={PARTS.employers}>
        <LoadedPart part={companies}>{(companies) => <Companies data={companies} />}</LoadedPart>
      </Part>
      <Part id="jobs" heading={PARTS.jobs}>
        <EmploymentPart {...shown} />
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
  );
};
