import { t } from '@signpost/language';
import type { Provider } from '@signpost/api-client/unis';
import { externalUrl, Notice, VisuallyHidden } from '@signpost/shared-ui';

export interface GeneralAdviceProps {
  provider: Provider;
  /** Topics on which only the provider has exact information: "rooms, clubs and support". */
  about: string;
}

/** Note that the advice below is general, with a link to the provider's own information. */
export const GeneralAdvice = ({ provider: { name, url }, about }: GeneralAdviceProps) => (
  <Notice heading={t('General guidance')}>
    <p>
      {t('This is our own guidance for any university. {name} has the last word on its {about}', {
        name,
        about,
      })}
      {url ? (
        <>
          : <a href={externalUrl(url)}>{t('see its own website')}</a>
          <VisuallyHidden> {t('(another site)')}</VisuallyHidden>.
        </>
      ) : (
        '.'
      )}
    </p>
  </Notice>
);
