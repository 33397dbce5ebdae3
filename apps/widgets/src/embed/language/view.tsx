import { t } from '@signpost/language';
import { Button, Notice } from '@signpost/shared-ui';
import { EmbeddedIndustryGuide } from '../../widgets/industry-guide/embedded-industry-guide';
import { EmbeddedSubject } from '../../widgets/subject/embedded-subject';
import type { Kind } from '../kinds';

/** What a widget shows: the data of its guide, or the status of an answer without any (0 for no answer). */
export type Outcome = { readonly data: unknown } | { readonly status: number };

export interface ViewProps {
  kind: Kind;
  outcome: Outcome;
  /** Whether a guide is shown by title and summary alone. */
  compact: boolean;
  /** Loads the guide again. */
  again: () => void;
}

/** Status of the response to a site that is not a partner. */
const NOT_PARTNER = 403;

const Failed = ({ again }: Pick<ViewProps, 'again'>) => (
  <Notice kind="warning" heading={t('This guide did not load')}>
    <p>{t('Signpost could not be reached just now. The rest of this page is not affected.')}</p>
    <Button onClick={again}>{t('Try again')}</Button>
  </Notice>
);

const NotPartner = () => (
  <Notice kind="warning" heading={t('This site is not a partner of Signpost')}>
    <p>{t('Guides are shown only in partners’ sites. The owner of this site can write to Signpost.')}</p>
  </Notice>
);

/** The texts of a widget: its guide, or why there is none. Built once for each language. */
export const View = ({ kind, outcome, compact, again }: ViewProps) => {
  if ('status' in outcome) return outcome.status === NOT_PARTNER ? <NotPartner /> : <Failed again={again} />;
  const Guide = kind === 'subject' ? EmbeddedSubject : EmbeddedIndustryGuide;
  return <Guide data={outcome.data as never} compact={compact} />;
};
