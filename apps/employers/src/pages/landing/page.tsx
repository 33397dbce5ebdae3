import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import {
  AddressProblems,
  Container,
  Hero,
  LoadedPart,
  Part,
  RecordCarousel,
  distinctNotices,
  SearchBox,
  Stack,
} from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as ClosingSoon } from '../../slots/home-row';
import { Component as ExperienceCard } from '../../slots/work-experience-card';
import { EmployerList } from './list';
import type { EmployersData } from './loader';
import styles from './page.module.css';
import { savedExperience } from '../../components/saved-ids';

export { handle } from './head';
export { loader } from './loader';

/** The employer landing page: apprenticeships that close soonest, employers, and work experiences. */
export const Component = () => {
  const { search, problems, employers, near, closing, experiences } = useLoaderData() as EmployersData;
  const saving = useRecordSaving('pages', savedExperience);
  return (
    <>
      <Hero
        title={t('Employers')}
        lead={t(
          'See what it is like to work for them, and the apprenticeships and work experience they offer.',
        )}
      >
        <SearchBox action="/explore/search/employers" name="q" label={t('Search employers')} signal />
      </Hero>
      <Container>
        <div className={styles.body}>
          <Stack>
            <AddressProblems problems={problems} />
            <LoadedPart part={closing}>{(hits) => <ClosingSoon data={hits} />}</LoadedPart>
            <Part id="employers" heading={t('All employers')}>
              <LoadedPart part={employers}>
                {(found) => <EmployerList found={found} search={search} near={near} />}
              </LoadedPart>
            </Part>
            <LoadedPart part={experiences}>
              {(hits) => (
                <RecordCarousel
                  line="employers"
                  heading={t('Try the work from home')}
                  note={distinctNotices(hits.map(({ facts }) => facts))}
                  all="/explore/search/virtual_work_experiences"
                  records={hits}
                  Card={ExperienceCard}
                  {...saving}
                />
              )}
            </LoadedPart>
          </Stack>
        </div>
      </Container>
    </>
  );
};
