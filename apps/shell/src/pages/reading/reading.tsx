import { useLoaderData } from 'react-router-dom';
import type { Post } from '@signpost/api-client/guides';
import { pageHandle } from '@signpost/federation/contract';
import { ButtonLink, Container, Hero, longDate, RichText } from '@signpost/shared-ui';
import styles from './reading.module.css';

/** What the shell needs to know of a page of reading; `index` is where others of its kind are found. */
export const readingHandle = (index: { readonly label: string; readonly to: string }) =>
  pageHandle<Post>({
    line: 'guides',
    head: ({ data: { title, summary, url, image } }) => ({
      title,
      description: summary,
      canonical: url,
      image,
      jsonLd: [{ '@type': 'Article', headline: title, description: summary, url, image }],
    }),
    crumbs: ({ data: { title, url } }) => [
      { label: 'Home', to: '/' },
      { label: 'Explore', to: '/explore' },
      index,
      { label: title, to: url },
    ],
  });

/** A page of reading: an article or a statement guide, with the day it was written. */
export const Reading = () => {
  const { title, summary, html, published } = useLoaderData<Post>();
  return (
    <>
      <Hero title={title} lead={summary} />
      <Container>
        <article className={styles.text}>
          <RichText html={html} />
          <p className={styles.published}>
            Written <time dateTime={published}>{longDate(published)}</time>. Rules change from year to year,
            so check dates and money with the organisation itself.
          </p>
          <ButtonLink href="/explore/search/articles" icon="arrow">
            More to read
          </ButtonLink>
        </article>
      </Container>
    </>
  );
};
