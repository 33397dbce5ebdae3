import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { defaultPicture } from '@signpost/api-client/pictures';
import { Container, Hero, LinkChips, Stack, LoadedPart, Part } from '@signpost/shared-ui';
import { LeaveGuard } from '../../components/leave-guard';
import { providerUrl } from '../../components/provider-url';
import { rememberCourse } from '../../device/recent-courses';
import { pointsOf } from '../../tariff/grades';
import { Actions } from './actions';
import { Apply } from './apply';
import { Asked, EntrantsHad } from './entry';
import type { DetailData } from './loader';
import { Money } from './money';
import { AddMyGrades } from './my-grades';
import { OpenDays } from './open-days';
import { Options } from './options';
import { Outcomes } from './outcomes';
import { Places } from './places';
import { Similar } from './similar';
import styles from './page.module.css';

export { handle } from './head';
export { loader } from './loader';

const PARTS = [
  { label: 'Ways to take it', href: '#options' },
  { label: 'Getting in', href: '#entry' },
  { label: 'Afterwards', href: '#outcomes' },
  { label: 'Where', href: '#places' },
  { label: 'Money', href: '#money' },
  { label: 'Apply', href: '#apply' },
  { label: 'Open days', href: '#open-days' },
  { label: 'Similar courses', href: '#similar' },
];

/** The course's page. */
export const Component = () => {
  const shown = useLoaderData() as DetailData;
  const { course, mine, subject } = shown;
  const { id, title, provider } = course;
  useEffect(() => rememberCourse({ id, title, provider: provider.name }), [id, title, provider.name]);
  const guide = 'data' in subject ? subject.data : null;
  return (
    <>
      <Top {...shown} />
      <Container>
        <div className={styles.body}>
          <nav aria-label="On this page">
            <LinkChips label="Parts of this page" chips={PARTS} />
          </nav>
          <Stack>
            <Part id="options" heading="Ways to take it">
              <Options course={course} />
            </Part>
            <Part id="entry" heading="Getting in">
              <h3>What it asks for</h3>
              <Asked course={course} />
              <h3>What earlier entrants had</h3>
              <EntrantsHad course={course} points={pointsOf(mine.grades)} />
              <h3 id="my-grades">Add my grades</h3>
              <AddMyGrades {...shown} />
            </Part>
            <Part id="outcomes" heading="What students say and do next">
              <Outcomes course={course} subject={subject} />
            </Part>
            <Part id="places" heading="Where you would study">
              <Places {...shown} />
            </Part>
            <Part id="money" heading="What it costs">
              <Money course={course} />
            </Part>
            <Part id="apply" heading="How to apply">
              <Apply {...shown} />
            </Part>
            <Part id="open-days" heading={`Open days at ${provider.name}`}>
              <LoadedPart part={shown.openDays}>
                {(days) => <OpenDays course={course} days={days} />}
              </LoadedPart>
            </Part>
            <Part id="similar" heading="Similar courses">
              <LoadedPart part={shown.similar}>
                {(courses) => <Similar courses={courses} subject={guide?.id ?? null} />}
              </LoadedPart>
            </Part>
          </Stack>
        </div>
      </Container>
      <LeaveGuard />
    </>
  );
};

/** What it is, who teaches it and where; what to do with it. */
const Top = ({ course, subject }: DetailData) => {
  const guide = 'data' in subject ? subject.data : null;
  const { provider, options, record } = course;
  const qualification = options.find((option) => option.qualification)?.qualification;
  return (
    <Hero
      title={course.title}
      image={defaultPicture({ seed: course.id, type: 'banner', category: guide?.icon || 'courses' })}
      lead={
        <>
          <p>
            {qualification && `${qualification} at `}
            <a href={providerUrl(provider)}>{provider.name}</a>
            {(record?.provider.town ?? provider.town) && `, ${record?.provider.town ?? provider.town}`}
          </p>
          <p>{course.summary}</p>
          {guide && (
            <p>
              Subject: <a href={guide.url}>{guide.title}</a>
            </p>
          )}
        </>
      }
    >
      <Actions course={course} />
    </Hero>
  );
};
