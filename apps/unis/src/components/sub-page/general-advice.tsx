import type { Provider } from '@signpost/api-client/unis';
import { externalUrl, Notice, VisuallyHidden } from '@signpost/shared-ui';

export interface GeneralAdviceProps {
  provider: Provider;
  /** Topics on which only the provider has exact information: "rooms, clubs and support". */
  about: string;
}

/** Note that the advice below is general, with a link to the provider's own information. */
export const GeneralAdvice = ({ provider: { name, url }, about }: GeneralAdviceProps) => (
  <Notice heading="General guidance">
    <p>
      This is our own guidance for any university. {name} has the last word on its {about}
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
