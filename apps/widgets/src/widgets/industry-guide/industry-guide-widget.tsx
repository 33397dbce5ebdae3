import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { Container, Hero, RichText, Stack, LoadedPart, Part, TextIn } from '@signpost/shared-ui';
import { NamedLists } from '../../components/named-lists';
import { PayTable } from '../../components/pay-table';
import { Apprenticeships } from './apprenticeships';
import { Employers, Experiences } from './found';
import type { SaveAction } from '../../components/save-guide';
import type { FoundIndustry } from './load';
import styles from '../../components/guide.module.css';

export interface IndustryGuideWidgetProps {
  industry: FoundIndustry;
  /** Action for the guide: save it, or open it on the site. */
  action: ReactNode;
  /** The save buttons of what it lists; omitted inside other sites. */
  save?: SaveAction | undefined;
}

/** An industry at a glance: summary, roles and pay, employers, and ways to try it out. */
export const IndustryGuideWidget = ({ industry, action, save }: IndustryGuideWidgetProps) => {
  const { guide, employers, experiences, apprenticeships } = industry;
  return (
    <>
      <Hero title={guide.title} lead={guide.summary} image={guide.banner}>
        {action}
      </Hero>
      <Container>
        <div className={styles.body}>
          <Stack>
            <div className={styles.pair}>
              <Part id="roles" heading={t('Roles and pay')}>
                <PayTable careers={guide.relatedCareers} />
              </Part>
              <div className={styles.side}>
                <Part id="overview" heading={t('What the industry is like')}>
                  <TextIn language={guide.language}>
                    <RichText html={guide.html} />
                  </TextIn>
                </Part>
                <Part id="skills" heading={t('What employers look for')}>
                  <NamedLists lists={[{ name: t('Skills'), items: guide.skills }]} />
                </Part>
              </div>
            </div>
            <Part id="employers" heading={t('Employers with these roles')}>
              <LoadedPart part={employers}>
                {(hits) => (
                  <Employers
                    hits={hits}
                    save={save}
                    none={t('We know of no employer with these roles yet.')}
                  />
                )}
              </LoadedPart>
            </Part>
            <Part id="experiences" heading={t('Try it out')}>
              <LoadedPart part={experiences}>
                {(hits) => (
                  <Experiences
                    hits={hits}
                    save={save}
                    none={t('These employers offer no work experience online yet.')}
                  />
                )}
              </LoadedPart>
            </Part>
            <Part id="apprenticeships" heading={t('Apprenticeships')}>
              <LoadedPart part={apprenticeships}>
                {(page) => <Apprenticeships page={page} save={save} />}
              </LoadedPart>
            </Part>
          </Stack>
        </div>
      </Container>
    </>
  );
};
