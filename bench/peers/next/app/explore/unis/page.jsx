import Link from 'next/link';
import { listProviders } from '../../../shared/api.mjs';
import { pictureSizes, pounds, slug } from '../../../shared/content.mjs';
import { Save } from '../../components/save';

export const dynamic = 'force-dynamic';

const GROUPS = ['country', 'region', 'tef'];

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
  const { providerId, ukprn, name, image, address, tef, courseCount, salary } = provider;
  return (
    <article className="card">
      <img
        src={image}
        srcSet={pictureSizes(image)}
        sizes="(min-width: 75rem) 300px, (min-width: 40rem) 45vw, 95vw"
        alt=""
        width="640"
        height="360"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <h3>
        <Link prefetch={false} href={`/explore/unis/${ukprn}/${slug(name)}`}>
          {name}
        </Link>
      </h3>
      <p className="muted">
        {address.location}, {address.country}
      </p>
      <p>{tef?.overall ? `TEF ${tef.overall}` : 'Not part of TEF'}</p>
      <ul>
        <li>{courseCount} courses</li>
        {salary ? <li>{pounds(salary.median)} graduate pay</li> : null}
      </ul>
      <Save id={providerId} name={name} />
    </article>
  );
}

/** The same 48 providers with the same facets from the same API. */
export default async function Page() {
  const { results, total, facets } = await listProviders();
  return (
    <>
      <h1>Universities and colleges</h1>
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
      <ul className="grid">
        {results.map((provider, index) => (
          <li key={provider.providerId}>
            <Card provider={provider} eager={index < 3} />
          </li>
        ))}
      </ul>
    </>
  );
}
