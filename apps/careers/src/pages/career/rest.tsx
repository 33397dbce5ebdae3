import { t } from '@signpost/language';
import { CardGrid, dataLanguage, LoadedPart, Part, RichText, Stack, TextIn } from '@signpost/shared-ui';
import { Apprenticeships } from '../../components/apprenticeships';
import { CareerCard } from '../../components/career-card';
import { useSavedCareers } from '../../components/saving';
import { Courses } from './courses';
import { Companies, Skills } from './demand-part';
import { EmploymentPart } from './employment-part';
import type { CareerData } from './page-data';
import { parts } from './parts';
import { Education, RoutesIn } from './ways-in';
import styles from './page.module.css';

const mentionMost = (shown: number): string =>
  t('{shown, plural, one {This one mentions} other {These # mention}} this career most.', { shown });

/** Sections after pay and quiz match: tasks, requirements, routes in, employers and similar careers. */
export const Rest = ({ shown }: { shown: CareerData }) => {
  const { apprenticeships, career, companies, courses, skills, softSkills } = shown;
  const { isCareer } = useSavedCareers();
  return (
    <Stack>
      <Part id="work" heading={parts().work}>
        <div className={styles.pair}>
          <ul className={styles.ticks} lang={dataLanguage()}>
            {career.tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
          <div className={styles.prose}>
            <TextIn language={career.language}>
              <RichText html={career.html} />
            </TextIn>
          </div>
        </div>
      </Part>
      <Part id="skills" heading={parts().skills}>
        <LoadedPart part={skills}>{(data) => <Skills data={data} soft={softSkills} />}</LoadedPart>
      </Part>
      <Part id="routes" heading={parts().routes}>
        <RoutesIn routes={career.routes} />
        <Education {...career.education} />
      </Part>
      <Part id="courses" heading={parts().courses}>
        <LoadedPart part={courses}>
          {(courses) => <Courses courses={courses} subjects={career.subjects} />}
        </LoadedPart>
      </Part>
      <Part id="apprenticeships" heading={parts().apprenticeships}>
        <LoadedPart part={apprenticeships}>
          {(page) => <Apprenticeships page={page} first={mentionMost} />}
        </LoadedPart>
      </Part>
      <Part id="employers" heading={parts().employers}>
        <LoadedPart part={companies}>{(companies) => <Companies data={companies} />}</LoadedPart>
      </Part>
      <Part id="jobs" heading={parts().jobs}>
        <EmploymentPart {...shown} />
      </Part>
      <Part id="similar" heading={parts().similar}>
        {career.related.length === 0 ? (
          <p>{t('We have no similar career yet.')}</p>
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
