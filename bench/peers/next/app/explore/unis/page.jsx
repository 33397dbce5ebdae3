import Link from 'next/link';
import { Save } from './save';

export const dynamic = 'force-dynamic';

const LIST = '/api/v1/courses?output=provider&limit=48&offset=0&sort=ASC&sortBy=name';
const WIDTHS = [320, 640, 960, 1600];
const GROUPS = ['country', 'region', 'tef'];

const slug = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const metadata = {
  title: 'Universities and colleges · Signpost',
  description: 'Every place in the UK where you can study for a degree.',
};

function Filters({ facets }) {
  return (
    <form method="get" action="/explore/unis">
      <label>
        Name or town
        <input name="q" type="search" />
      </label>
      <button>Search</button>
      {GROUPS.map((group) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {facets[group].map(({ value, label, count }) => (
            <label key={value}>
              <input type="checkbox" name={group} value={value} />
              {label} <span>{count}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  );
}

function Card({ provider, eager }) {
  const { providerId, name, image, address, tef, courseCount, salary } = provider;
  return (
    <article>
      <img
        src={image}
        srcSet={WIDTHS.map((width) => `${image}?w=${width} ${width}w`).join(', ')}
        sizes="(min-width: 75rem) 300px, (min-width: 40rem) 45vw, 95vw"
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <h3>
        <Link prefetch={false} href={`/explore/unis/${providerId.slice(0, 8)}/${slug(name)}`}>
          {name}
        </Link>
      </h3>
      <p>
        {address.location}, {address.country}
      </p>
      <p>
        <span>{tef?.overall ? `TEF ${tef.overall}` : 'Not part of TEF'}</span>
      </p>
      <ul>
        <li>{courseCount} courses</li>
        {salary ? <li>£{salary.median.toLocaleString('en-GB')} graduate pay</li> : null}
      </ul>
      <Save name={name} />
    </article>
  );
}

/** The same 48 providers with the same facets from the same API, without the product's header, footer and boot data. */
export default async function Page() {
  const answer = await fetch(process.env.API + LIST, { cache: 'no-store' });
  const { results, total, facets } = await answer.json();
  return (
    <main>
      <h1>{metadata.title}</h1>
      <p>{metadata.description}</p>
      <Filters facets={facets} />
      <nav aria-label="A to Z">
        <ul>
          {facets.letter.map(({ value, label }) => (
            <li key={value}>
              <Link prefetch={false} href={`/explore/unis?letter=${value}`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{total} found</p>
      <ul>
        {results.map((provider, index) => (
          <li key={provider.providerId}>
            <Card provider={provider} eager={index < 3} />
          </li>
        ))}
      </ul>
    </main>
  );
}
