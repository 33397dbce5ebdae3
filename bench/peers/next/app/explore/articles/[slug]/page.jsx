import { marked } from 'marked';
import { notFound } from 'next/navigation';
import { readArticle } from '../../../../shared/api.mjs';
import { pictureSizes } from '../../../../shared/content.mjs';
import { Save } from '../../../components/save';

export const dynamic = 'force-dynamic';

/** The article with its picture, rendered on the server. */
export default async function Page({ params }) {
  const article = await readArticle((await params).slug);
  if (!article) notFound();
  return (
    <article className="prose">
      <title>{`${article.title} · Signpost`}</title>
      <h1>{article.title}</h1>
      <p>{article.summary}</p>
      <Save id={article.nid} name={article.title} />
      <img
        className="banner"
        src={article.article16by10Image}
        srcSet={pictureSizes(article.article16by10Image)}
        sizes="(min-width: 40rem) 42rem, 95vw"
        alt=""
        width="640"
        height="400"
      />
      <div dangerouslySetInnerHTML={{ __html: marked.parse(article.body) }} />
    </article>
  );
}
