import { rich, t } from '@signpost/language';
import { ButtonLink, Dialog } from '@signpost/shared-ui';

/** Target and purpose of an external link. */
export interface Leaving {
  readonly href: string;
  readonly host: string;
  readonly site: string;
  readonly purpose: string;
}

/** Asks for confirmation before an external link is followed; closed when there is no target. */
export const LeaveDialog = ({ leaving, onClose }: { leaving: Leaving | null; onClose: () => void }) => (
  <Dialog
    open={leaving !== null}
    onClose={onClose}
    title={t('You are about to leave Signpost')}
    actions={
      leaving && (
        <ButtonLink href={leaving.href} variant="primary" icon="external">
          {t('Go to {site}', { site: leaving.site })}
        </ButtonLink>
      )
    }
  >
    <p>{leaving?.purpose}</p>
    <p>
      {rich('The link leads to <strong>{host}</strong>. What you saved here stays on this device.', {
        host: leaving?.host ?? '',
        strong: (text) => <strong>{text}</strong>,
      })}
    </p>
  </Dialog>
);
