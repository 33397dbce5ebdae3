import { Badge } from '../badge/badge';
import { Notice } from '../notice/notice';

/** The label of all fictional sample data, on cards and pages. */
export const SAMPLE = 'Sample, not real';

/** The label of fictional sample data, on its card or beside its name. */
export const SampleMark = () => (
  <Badge icon="warning" shape="strong">
    {SAMPLE}
  </Badge>
);

/** What a page says of its fictional sample data, with a link to what is real; `detail` says it more exactly. */
export const SampleText = ({ detail }: { detail?: string | null | undefined }) => (
  <>
    {detail || 'We made this up to show how the site works.'}{' '}
    <a href="/about-the-data#invented">What is real on Signpost</a>
  </>
);

/** The notice at the top of a page with fictional sample data; `detail` adds specifics. */
export const SampleNotice = ({ detail }: { detail?: string | null | undefined }) => (
  <Notice kind="warning" heading={SAMPLE}>
    <p>
      <SampleText detail={detail} />
    </p>
  </Notice>
);
