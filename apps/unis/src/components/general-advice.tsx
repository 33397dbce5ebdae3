import type { Provider } from '@signpost/api-client/unis';
import { externalUrl, Notice, VisuallyHidden } from '@signpost/shared-ui';

export interface GeneralAdviceProps {
  provider: Provider;
  /** What the provider itself has the last word on: "rooms, clubs and support". */
  about: string;
}

/** Says that what follows holds for many places and not for one, and leads to the provider's own words. */
export const GeneralAdvice = ({ provider: { name, url }, about }: GeneralAdviceProps) => (
  <Notice heading="What this page is">
    <p>
      Our own general guidance. {name} has the last word on its {about}
      {url ? (
        <>
          : <a href={externalUrl(url)}>see its own website</a>
          <VisuallyHidden> (another site)</VisuallyHidden>.
        </>
      ) : (
        '.'
      )}
    </p>
  </Notice>
);
