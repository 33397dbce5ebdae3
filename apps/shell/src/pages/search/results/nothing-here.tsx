import { counted, limit, NothingFound } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { everything } from '../address';
import { landingUrl, searchUrl } from '../write-address';
import type { ResultsData } from './loader';

/** Nothing of this kind: what to change, other kinds that the words find, and where to look without words. */
export const NothingHere = ({ shown: { address, nextSteps } }: { shown: ResultsData }) => {
  const { kind, q } = address;
  const { name, one } = KINDS[kind];
  const { steps, related } = nextSteps;
  return (
    <NothingFound
      heading={q ? `No ${name.toLowerCase()} match “${limit(q, 60)}”` : `No ${one} matches all of these`}
      ways={[
        ...steps.map((step) => ({ name: `${step.name}: ${counted(step.total, one)}`, href: step.href })),
        ...(q ? [{ name: `Search everything for “${limit(q, 30)}”`, href: landingUrl(q) }] : []),
        ...(steps.length === 0
          ? [{ name: `See all ${name.toLowerCase()}`, href: searchUrl(everything(kind)) }]
          : []),
      ]}
      related={related}
    >
      <p>
        {steps.length > 0
          ? 'Change one thing and there is something to see.'
          : 'Check the spelling, or try fewer words.'}
      </p>
    </NothingFound>
  );
};
