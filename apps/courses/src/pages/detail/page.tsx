import { rich, t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { oldTitleWords } from '@signpost/api-client/courses';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { defaultPicture } from '@signpost/api-client/pictures';
import { lazyLoader } from '@signpost/federation/contract';
import { SlotRows } from '@signpost/federation/slots';
import {
  AtAGlance,
  capitalised,
  Container,
  Hero,
  LinkChips,
  Part,
  Stack,
  SmartLink,
} from '@signpost/shared-ui';
import { LeaveGuard } from '../../components/leave-guard';
import { rememberCourse } from '../../device/recent-courses';
import { Actions } from './actions';
import type { DetailData } from './page-data';
import { Options } from './options';
import { Rest } from './rest-part';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "courses.detail.loader" */ './loader'));

const parts = () => [
  { label: t('Ways to take it'), href: '#options' },
  { label: t('Getting in'), href: '#entry' },
  { label: t('Afterwards'), href: '#outcomes' },
  { label: t('Where'), href: '#places' },
  { label: t('Money'), href: '#money' },
  { label: t('Apply'), href: '#apply' },
  { label: t('Open days'), href: '#open-days' },
  { label: t('Similar courses'), href: '#similar' },
];

/** The course page. */
export const Component = () => {
  const shown = useLoaderData() as DetailData;
  const { course } = shown;
  const { id, title, englishTitle = null, provider } = course;
  useEffect(
    () => rememberCourse({ id, title, englishTitle, provider: provider.name }),
    [id, title, englishTitle, provider.name],
  );
  return (
    <>
      <Top {...shown} />
      <Container>
        <div className={styles.body}>
          <AtAGlance facts={shown.glance} />
          <nav aria-label={t('On this page')}>
            <LinkChips label={t('Parts of this page')} chips={parts()} />
          </nav>
          <Stack>
            <Part id="options" heading={t('Ways to take it')}>
              <Options course={course} />
            </Part>
            <Rest.Component shown={shown} />
            <SlotRows slot="courses.course.row.v1" rows={shown.rows} />
          </Stack>
        </div>
      </Container>
      <LeaveGuard />
    </>
  );
};

/** Title, provider, location and actions of the course. */
const Top = ({ course, subject }: DetailData) => {
  const guide = 'data' in subject ? subject.data : null;
  const { provider, options, record } = course;
  const qualification = options.find((option) => option.qualification)?.qualification;
  const oldTitle = oldTitleWords(record?.titleYear);
  const award = [qualification, record?.distinction].filter(Boolean).join(', ');
  return (
    <Hero
      title={course.title}
      image={defaultPicture({ seed: course.id, type: 'banner', category: guide?.icon || 'courses' })}
      lead={
        <>
          <p>
            {rich('{award, select, none {} other {{award} at }}<link>{provider}</link>', {
              award: award ? capitalised(award) : 'none',
              provider: provider.name,
              link: (text) => (
                <SmartLink href={providerUrl({ shortProviderId: provider.shortId, name: provider.name })}>
                  {text}
                </SmartLink>
              ),
            })}
            {(record?.provider.town ?? provider.town) && `, ${record?.provider.town ?? provider.town}`}
          </p>
          {oldTitle && <p>{t('{oldTitle}; check with the university that it still runs.', { oldTitle })}</p>}
          <p>{course.summary}</p>
          {'failure' in subject && <p>{subject.failure}.</p>}
          {guide && (
            <p>
              {rich('Subject: <link>{title}</link>', {
                title: guide.title,
                link: (text) => <SmartLink href={guide.url}>{text}</SmartLink>,
              })}
            </p>
          )}
        </>
      }
    >
      <Actions course={course} />
    </Hero>
  );
};
