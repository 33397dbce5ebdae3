import { t } from '@signpost/language';
import type { LocationStory } from '@signpost/api-client/guides';
import { DefinitionList, Paragraphs, Prose, ShowMore, SmartLink, dataLanguage } from '@signpost/shared-ui';
import styles from './page.module.css';

/** Guide to a provider's location: its town first, then the region and nation. */
export const Place = ({ stories }: { stories: readonly LocationStory[] }) => {
  const [nearest, ...wider] = stories;
  if (!nearest) return <p>{t('We have not written about this place yet.')}</p>;
  return (
    <>
      <div className={styles.pair}>
        <Prose>
          <Paragraphs text={nearest.body} />
          <p>
            <SmartLink href={nearest.url}>
              {t('Where to study in {title}', { title: nearest.title })}
            </SmartLink>
          </p>
        </Prose>
        {nearest.facts.length > 0 && (
          <div lang={dataLanguage()}>
            <DefinitionList items={nearest.facts.map(({ label, value }) => ({ term: label, value }))} />
          </div>
        )}
      </div>
      {wider.map((story) => (
        <ShowMore key={story.id} summary={t('More about {title}', { title: story.title })}>
          <Prose>
            <Paragraphs text={story.body} />
          </Prose>
        </ShowMore>
      ))}
    </>
  );
};
