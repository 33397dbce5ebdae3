import { t } from '@signpost/language';
import type { LocationStory } from '@signpost/api-client/guides';
import { DefinitionList, Paragraphs, Prose, TextIn, dataLanguage } from '@signpost/shared-ui';
import { SourceList } from '../../components/sub-page/source-list';
import styles from './page.module.css';

const abroad = () => [
  { name: t('GOV.UK: studying abroad'), url: 'https://www.gov.uk/study-abroad' },
  { name: t('UK ENIC: how a degree from abroad is recognised'), url: 'https://www.enic.org.uk/' },
  {
    name: t('GOV.UK: the UK joins Erasmus+ in 2027'),
    url: 'https://www.gov.uk/government/news/young-people-from-all-backgrounds-to-get-opportunity-to-study-abroad-as-uk-eu-deal-unlocks-erasmus',
  },
  { name: t('The Turing Scheme: terms abroad'), url: 'https://www.turing-scheme.org.uk/' },
];

/** Description of a place to study, with facts beside it; for study outside the UK, where to check. */
export const Story = ({ story }: { story: LocationStory }) => (
  <>
    <div className={styles.story}>
      <TextIn language={story.language}>
        <Prose>
          <Paragraphs text={story.body} />
        </Prose>
      </TextIn>
      {story.facts.length > 0 && (
        <div lang={dataLanguage()}>
          <DefinitionList items={story.facts.map(({ label, value }) => ({ term: label, value }))} />
        </div>
      )}
    </div>
    {story.nation === null && <SourceList sources={abroad()} />}
  </>
);
