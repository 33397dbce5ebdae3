import { counted, limit, NothingFound } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { everything } from '../address';
import { landingUrl, searchUrl } from '../write-address';
import type { ResultsData } from './loader';

/** Nothing of this kind: what to change, other kinds that the words find, and where to look without words. */
export const NothingHere = ({ shown: { address, rescue } }: { shown: ResultsData }) => {
  const { kind, q } = address;
  const { name, one } = KINDS[kind];
  const { ways, related } = rescue;
  return (
    <NothingFound
      heading={q ? `No ${name.toLowerCase()} match “${limit(q, 60)}”` : `No ${one} matches all of these`}
      ways={[
        ...ways.map((way) => ({ name: `${way.name}: ${counted(way.total, one)}`, href: way.href })),
        ...(q ? [{ name: `Search everything for “${limit(q, 30)}”`, href: landingUrl(q) }] : []),
        ...(ways.length === 0
          ? [{ name: `See all ${name.toLowerCase()}`, href: searchUrl(everything(kind)) }]
          : []),
      ]}
      related={related}
    >
      <p>
        {ways.length > 0
          ? 'Change one thing and there is something to see.'
          : 'Check the spelling, or try fewer words.'}
      </p>
    </NothingFound>
  );
};
