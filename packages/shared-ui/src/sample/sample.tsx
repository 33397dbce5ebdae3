import { t } from '@signpost/language';
import { Badge } from '../badge/badge';
import { Notice } from '../notice/notice';

/** The label of all fictional sample data, on cards and pages. */
export const sampleLabel = () => t('Sample, not real');

interface SampleHead {
  readonly title: string;
  readonly description: string;
}

/** The head of a page that holds nothing but sample data: results and link previews say so, and it is not indexed. */
export const sampleHead = ({ title, description }: SampleHead) => ({
  title: t('Sample, not real: {text}', { text: title }),
  description: t('Sample, not real: {text}', { text: description }),
  robots: 'noindex' as const,
});

/** The label of fictional sample data, on its card or beside its name. */
export const SampleMark = () => (
  <Badge icon="warning" shape="strong">
    {sampleLabel()}
  </Badge>
);

/** What a page says of its fictional sample data, with a link to what is real; `detail` says it more exactly. */
export const SampleText = ({ detail }: { detail?: string | null | undefined }) => (
  <>
    {detail || t('We made this up to show how the site works.')}{' '}
    <a href="/about-the-data#invented">{t('What is real on Signpost')}</a>
  </>
);

/** The notice at the top of a page with fictional sample data; `detail` adds specifics. */
export const SampleNotice = ({ detail }: { detail?: string | null | undefined }) => (
  <Notice kind="warning" heading={sampleLabel()}>
    <p>
      <SampleText detail={detail} />
    </p>
  </Notice>
);
