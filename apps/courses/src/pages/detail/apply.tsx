import type { CourseDetails } from '@signpost/api-client/course-details';
import type { StatementGuide } from '@signpost/api-client/guides';
import { savedPageId } from '@signpost/api-client/page-urls';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { ArticleCard, CardGrid, LoadedPart, named, SaveButton } from '@signpost/shared-ui';
import { CHOICES } from '../../components/course-url';
import { LeaveLink } from '../../components/leave-link';
import type { DetailData } from './page-data';
import styles from './page.module.css';

/** Returns the provider's page of the course, or else the provider's site. */
const providerPage = ({ options, record, provider }: CourseDetails): string | null =>
  options.find(({ providerCourseUrl }) => providerCourseUrl)?.providerCourseUrl ??
  record?.url ??
  provider.websiteUrl;

/** Application steps with external links, and guides to the personal statement. */
export const Apply = ({ course, guides }: Pick<DetailData, 'course' | 'guides'>) => {
  const { provider, academicYearId } = course;
  const page = providerPage(course);
  return (
    <div className={styles.pair}>
      <ol className={styles.steps}>
        <li>
          <strong>Check what it asks for.</strong>{' '}
          {page ? (
            <LeaveLink
              href={page}
              site={provider.name}
              purpose={`${provider.name} says there what it asks for and how to apply.`}
            >
              {`See it at ${named(provider.name)}`}
            </LeaveLink>
          ) : (
            <>Ask {named(provider.name)}: its website is not published here.</>
          )}
        </li>
        <li>
          <strong>Check your choices.</strong> One application names several courses.{' '}
          <a href={CHOICES}>Check them against the rules</a>
        </li>
        <li>
          <strong>Apply for {academicYearId}.</strong> Full-time courses take applications through UCAS; for
          part-time ones, ask the university.{' '}
          <LeaveLink
            href="https://www.ucas.com/applying"
            site="UCAS"
            purpose="You apply on the site of UCAS, with an account of your own there."
          >
            Apply at UCAS
          </LeaveLink>
        </li>
      </ol>
      <div className={styles.reading}>
        <h3>Write your personal statement</h3>
        <LoadedPart part={guides}>{(list) => <Guides list={list} />}</LoadedPart>
      </div>
    </div>
  );
};

const Guides = ({ list }: { list: readonly StatementGuide[] }) => {
  const saving = useSaveButtons('pages');
  return list.length === 0 ? (
    <p>
      There is no guide for this subject yet.{' '}
      <a href="/explore/search/statement_guides">See all the guides</a>
    </p>
  ) : (
    <CardGrid>
      {list.map(({ id, title, url, image, summary }) => (
        <li key={id}>
          <ArticleCard
            title={title}
            href={url}
            image={image}
            summary={summary}
            label="Statement guide"
            level={4}
            action={<SaveButton {...saving({ id: savedPageId('statement_guides', id), title, url })} />}
          />
        </li>
      ))}
    </CardGrid>
  );
};
