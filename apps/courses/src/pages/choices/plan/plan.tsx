import { t } from '@signpost/language';
import { useEffect, useRef, useState } from 'react';
import { useFavourites } from '@signpost/identity';
import { useOwnPoints } from '@signpost/identity/own-points';
import { Button, SmartLink } from '@signpost/shared-ui';
import { findInPlan, type Plan, type PlanFinding } from './plan-findings';
import { putAside } from './put-aside';
import styles from './plan.module.css';

export type PlanCheckProps = Pick<Plan, 'choices' | 'facts' | 'maxChoices'>;

const Finding = ({ finding, onAside }: { finding: PlanFinding; onAside: () => void }) => (
  <li className={styles.finding}>
    <h3>{finding.heading}</h3>
    <ul>
      {finding.evidence.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <p className={styles.acts}>
      {finding.next && <SmartLink href={finding.next.href}>{finding.next.name}</SmartLink>}
      <Button
        size="small"
        variant="quiet"
        onClick={onAside}
        aria-label={t('Put aside: {heading}', { heading: finding.heading })}
      >
        {t('Put aside')}
      </Button>
    </p>
  </li>
);

/**
 * What to look at in the plan: careers, points, open days and missing steps, each with its evidence. A finding that the
 * visitor puts aside stays away on this device, for as long as what it is about stays the same.
 */
export const PlanCheck = ({ choices, facts, maxChoices }: PlanCheckProps) => {
  const savedCareers = useFavourites().careerCareers;
  const points = useOwnPoints()?.points ?? null;
  // Null on the server and while hydrating.
  const [aside, setAside] = useState<readonly string[] | null>(null);
  useEffect(() => setAside(putAside.read()), []);
  const status = useRef<HTMLParagraphElement>(null);
  if (!aside) return <p className={styles.waiting}>{t('Looking at your choices…')}</p>;

  const findings = findInPlan({ choices, facts, maxChoices, savedCareers, points });
  const shown = findings.filter(({ id }) => !aside.includes(id));
  const change = (changed: readonly string[]) => {
    putAside.write(changed);
    setAside(changed);
    // The pressed button is gone, and the focus must not fall back to the start of the page.
    status.current?.focus();
  };
  const isIncomplete = !('data' in facts.subjects) || !('data' in facts.openDays);
  return (
    <>
      <p role="status" tabIndex={-1} ref={status}>
        {shown.length > 0
          ? t('{count, plural, one {# thing} other {# things}} to look at.', { count: shown.length })
          : t('Nothing to look at in this plan.')}
      </p>
      {isIncomplete && <p>{t('We could not check everything just now. Try again in a minute.')}</p>}
      <ul className={styles.findings}>
        {shown.map((finding) => (
          <Finding key={finding.id} finding={finding} onAside={() => change([...aside, finding.id])} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <p>
          <Button size="small" onClick={() => change([])}>
            {t('Show {value, plural, one {# thing} other {# things}} put aside', {
              value: findings.length - shown.length,
            })}
          </Button>
        </p>
      )}
      <p className={styles.method}>
        {t(
          'We compare published figures of earlier entrants with what you entered. We do not work out your chances of an offer: nobody outside of the university can.',
        )}
      </p>
    </>
  );
};
