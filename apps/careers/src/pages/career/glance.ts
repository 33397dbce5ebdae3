import { t } from '@signpost/language';
import type { Career } from '@signpost/api-client/careers';
import { capitalised, grouped, salary, type GlanceFact } from '@signpost/shared-ui';
import { levelNames } from '../../components/education-levels';
import { statedPay, whyNoPay } from '../../components/pay';
import { routeNames } from './route-names';

const payFact = (career: Career): GlanceFact => {
  const { annual } = career.earnings;
  const pay = statedPay(career);
  if (!annual || pay === null) return { label: t('Middle pay a year'), value: null, note: whyNoPay(annual) };
  return annual.minimum === null
    ? {
        label: t('Middle pay a year'),
        value: salary(pay),
        note: t('full-time, {year}', { year: annual.source.year }),
      }
    : { label: t('Least pay a year'), value: salary(pay), note: t('full-time, the minimum wage now') };
};

const levelFacts = ({ levels }: Career['education']): GlanceFact[] =>
  levels
    .filter(({ typical }) => typical)
    .slice(0, 1)
    .map(({ level }) => {
      const { whole, short } = levelNames(level);
      return { label: t('Typical qualification'), value: short, ...(short !== whole && { note: whole }) };
    });

const peopleFacts = (employment: Career['employment']): GlanceFact[] => {
  const last = employment?.years.at(-1);
  if (!last) return [];
  const note =
    last.suppressed > 0
      ? t('or more, in the UK, {year}', { year: last.year })
      : t('in the UK, {year}', { year: last.year });
  return [{ label: t('People who do it'), value: grouped(last.number), note }];
};

const routeFacts = (routes: Career['routes']): GlanceFact[] => {
  const names = [...new Set(routes.map(({ kind }) => routeNames()[kind]))];
  return names.length === 0
    ? []
    : [
        {
          label: t('How to get in'),
          value: t('{count, plural, one {# way} other {# ways}}', { count: names.length }),
          note: capitalised(names.join(', ').toLowerCase()),
        },
      ];
};

/** The facts that decide about a career: pay, the usual qualification, how many people do it, and the ways in. */
export const glanceOf = (career: Career): GlanceFact[] => [
  payFact(career),
  ...levelFacts(career.education),
  ...peopleFacts(career.employment),
  ...routeFacts(career.routes),
];
