import { rich, t } from '@signpost/language';
import { savedPageId } from '@signpost/api-client/page-urls';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { useLoaderData } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import {
  ButtonLink,
  Container,
  Hero,
  longDate,
  RichText,
  SaveButton,
  SmartLink,
  TextIn,
} from '@signpost/shared-ui';
import type { Page } from '@signpost/api-client/guides';
import type { ReadingData } from './loader';
import styles from './reading.module.css';

/** Returns the handle of a reading page; `index` is the listing of its kind. */
export const readingHandle = (index: { readonly label: string; readonly to: string }) =>
  pageHandle<ReadingData>({
    reading: true,
    line: 'guides',
    head: ({
      data: {
        post: { title, summary, url, image },
      },
    }) => ({
      title,
      description: summary,
      canonical: url,
      image,
      jsonLd: [{ '@type': 'Article', headline: title, description: summary, url, image }],
    }),
    crumbs: ({ data: { post } }) => [
      { label: t('Home'), to: '/' },
      { label: t('Explore'), to: '/explore' },
      index,
      { label: post.title, to: post.url },
    ],
  });

/** A reading page: an article or a statement guide, with the day it was last checked and further articles. */
export const Reading = ({ kind }: { kind: 'articles' | 'statement_guides' }) => {
  const {
    post: { id, title, summary, url, html, language, published, checked },
    next,
    related,
  } = useLoaderData<ReadingData>();
  const saving = useSaveButtons('pages');
  return (
    <>
      <Hero title={title} lead={summary} compact>
        <p className={styles.about}>
          <SaveButton {...saving({ id: savedPageId(kind, id), title, url })} />
          <span>
            {rich('Checked on <time>{longDate}</time>', {
              longDate: longDate(checked ?? published),
              time: (text) => <time dateTime={checked ?? published}>{text}</time>,
            })}
          </span>
        </p>
      </Hero>
      <Container>
        <div className={styles.page}>
          <article className={styles.text}>
            <TextIn language={language}>
              <RichText html={html} />
            </TextIn>
            <p className={styles.published}>
              {t(
                'Rules change from year to year, so look up dates and money with the organisation itself too.',
              )}
            </p>
          </article>
          <aside className={styles.next} aria-labelledby="next">
            <h2 id="next">{t('Read next')}</h2>
            <ul className={styles.stops}>
              {next.map(({ id, url, name, summary: about }) => (
                <li key={id}>
                  <SmartLink href={url}>{name}</SmartLink>
                  <p>{about.map(({ text }) => text).join('')}</p>
                </li>
              ))}
            </ul>
            <ButtonLink href="/explore/search/articles" icon="arrow">
              {t('All articles')}
            </ButtonLink>
            {'failure' in related && <p>{related.failure}.</p>}
            {'data' in related && related.data.length > 0 && <Related pages={related.data} />}
          </aside>
        </div>
      </Container>
    </>
  );
};

const Related = ({ pages }: { pages: readonly Page[] }) => (
  <>
    <h2 id="related">{t('Related pages')}</h2>
    <ul className={styles.stops} aria-labelledby="related">
      {pages.map(({ id, url, title, type }) => (
        <li key={id}>
          <SmartLink href={url}>{title}</SmartLink>
          <p>{type}</p>
        </li>
      ))}
    </ul>
  </>
);
