import { rich, t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import type { StatementGuide } from '@signpost/api-client/guides';
import { savedPageId } from '@signpost/api-client/page-urls';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { ArticleCard, CardGrid, LoadedPart, named, SaveButton, SmartLink } from '@signpost/shared-ui';
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
          <strong>{t('Check what it asks for.')}</strong>{' '}
          {page ? (
            <LeaveLink
              href={page}
              site={provider.name}
              purpose={t('{name} says there what it asks for and how to apply.', { name: provider.name })}
            >
              {t('See it at {name}', { name: named(provider.name) })}
            </LeaveLink>
          ) : (
            <>{t('Ask {name}: its website is not published here.', { name: named(provider.name) })}</>
          )}
        </li>
        <li>
          {rich(
            '<strong>Check your choices.</strong> One application names several courses. <link>Check them against the rules</link>',
            {
              strong: (text) => <strong>{text}</strong>,
              link: (text) => <SmartLink href={CHOICES}>{text}</SmartLink>,
            },
          )}
        </li>
        <li>
          {rich(
            '<strong>Apply for {academicYearId}.</strong> Full-time courses take applications through UCAS; for part-time ones, ask the university. <link>Apply at UCAS</link>',
            {
              academicYearId,
              strong: (text) => <strong>{text}</strong>,
              link: (text) => (
                <LeaveLink
                  href="https://www.ucas.com/applying"
                  site="UCAS"
                  purpose={t('You apply on the site of UCAS, with an account of your own there.')}
                >
                  {text}
                </LeaveLink>
              ),
            },
          )}
        </li>
      </ol>
      <div className={styles.reading}>
        <h3>{t('Write your personal statement')}</h3>
        <LoadedPart part={guides}>{(list) => <Guides list={list} />}</LoadedPart>
      </div>
    </div>
  );
};

const Guides = ({ list }: { list: readonly StatementGuide[] }) => {
  const saving = useSaveButtons('pages');
  return list.length === 0 ? (
    <p>
      {rich('There is no guide for this subject yet. <link>See all the guides</link>', {
        link: (text) => <SmartLink href="/explore/search/statement_guides">{text}</SmartLink>,
      })}
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
            label={t('Statement guide')}
            level={4}
            action={<SaveButton {...saving({ id: savedPageId('statement_guides', id), title, url })} />}
          />
        </li>
      ))}
    </CardGrid>
  );
};
