import { rich, t } from '@signpost/language';
import { savedPageId } from '@signpost/api-client/page-urls';
import type { ReactNode } from 'react';
import { subjectByTitle, subjectMapOf } from '@signpost/api-client/guides';
import {
  CardGrid,
  ArticleCard,
  Container,
  Hero,
  LinkChips,
  RichText,
  SmartLink,
  Stack,
  LoadedPart,
  Part,
  TextIn,
} from '@signpost/shared-ui';
import { dataOf } from '@signpost/api-client/parts';
import { NamedLists } from '../../components/named-lists';
import { PayTable } from '../../components/pay-table';
import type { SaveAction } from '../../components/save-guide';
import type { FoundSubject } from './load';
import { GraduatePay } from './graduate-pay';
import { HighestPay } from './highest-pay';
import styles from '../../components/guide.module.css';

export interface SubjectWidgetProps {
  subject: FoundSubject;
  /** Action for the guide: save it, or open it on the site. */
  action: ReactNode;
  /** The save buttons of what it lists; omitted inside other sites. */
  save?: SaveAction | undefined;
  /** Returns the URL of a related subject guide. */
  hrefOf: (id: string) => string;
  /** The part about who teaches it. */
  providers?: ReactNode;
}

/** A subject at a glance: summary, graduate pay, related careers and providers. */
export const SubjectWidget = ({ subject, action, save, hrefOf, providers }: SubjectWidgetProps) => {
  const { guide, courses, statements, subjects } = subject;
  const related = subjectMapOf([guide], guide.title)
    .flatMap((title) => subjectByTitle(dataOf(subjects, []), title) ?? [])
    .filter(({ id }) => id !== guide.id);
  return (
    <>
      <Hero title={guide.title} lead={guide.summary} image={guide.banner}>
        {action}
      </Hero>
      <Container>
        <div className={styles.body}>
          <Stack>
            <div className={styles.payFirst}>
              <Part id="pay" heading={t('What graduates earn')}>
                <GraduatePay guide={guide} />
              </Part>
              <Part id="careers" heading={t('Careers it can lead to')}>
                <PayTable careers={guide.careers} />
              </Part>
            </div>
            <Part id="study" heading={t('What you study and need')}>
              <NamedLists
                lists={[
                  { name: t('What you study'), items: guide.whatYouStudy },
                  { name: t('Skills you build'), items: guide.skills },
                  { name: t('School subjects that help'), items: guide.helpfulSubjects },
                ]}
              />
            </Part>
            <Part id="courses" heading={t('Courses with the highest pay')}>
              <LoadedPart part={courses}>
                {(page) => <HighestPay page={page} subject={guide.title} save={save} />}
              </LoadedPart>
            </Part>
            {providers}
            <div className={styles.pair}>
              <TextIn language={guide.language}>
                <RichText html={guide.html} />
              </TextIn>
              <div className={styles.side}>
                <StatementGuides statements={statements} save={save} />
                {related.length > 0 && (
                  <Part id="related" heading={t('Related subjects')}>
                    <LinkChips
                      label={t('Related subjects')}
                      target="_self"
                      chips={related.map(({ id, title }) => ({ label: title, href: hrefOf(id) }))}
                    />
                  </Part>
                )}
              </div>
            </div>
          </Stack>
        </div>
      </Container>
    </>
  );
};

type StatementGuidesProps = Pick<FoundSubject, 'statements'> & Pick<SubjectWidgetProps, 'save'>;

const StatementGuides = ({ statements, save }: StatementGuidesProps) => (
  <Part id="statement" heading={t('Writing your personal statement')}>
    <LoadedPart part={statements}>
      {(guides) =>
        guides.length > 0 ? (
          <CardGrid>
            {guides.map(({ id, title, url, summary }) => (
              <li key={id}>
                <ArticleCard
                  title={title}
                  href={url}
                  summary={summary}
                  label={t('Personal statement guide')}
                  action={save?.({ kind: 'pages', id: savedPageId('statement_guides', id), title, url })}
                />
              </li>
            ))}
          </CardGrid>
        ) : (
          <p>
            {rich('There is no guide for this subject. <link>See all guides</link>', {
              link: (text) => <SmartLink href="/explore/search/statement_guides">{text}</SmartLink>,
            })}
          </p>
        )
      }
    </LoadedPart>
  </Part>
);
