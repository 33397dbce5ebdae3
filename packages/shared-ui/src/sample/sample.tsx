import { Badge } from '../badge/badge';
import { Notice } from '../notice/notice';

/** What every invented thing is called, on cards and pages alike. */
export const SAMPLE = 'Sample, not real';

/** The mark of an invented thing, on its card or beside its name. */
export const SampleMark = () => (
  <Badge icon="warning" shape="strong">
    {SAMPLE}
  </Badge>
);

/** What a page of an invented thing says before the rest; `detail` adds what is particular to it. */
export const SampleNotice = ({ detail }: { detail?: string | null | undefined }) => (
  <Notice kind="warning" heading={SAMPLE}>
    <p>
      {detail || 'We made this up to show how the site works.'}{' '}
      <a href="/about-the-data#invented">What is real on Signpost</a>
    </p>
  </Notice>
);
