import { t } from '@signpost/language';
import { Button, showToast, VisuallyHidden, type Toast } from '@signpost/shared-ui';
import { isEmbedded } from '@signpost/identity';
import {
  isSameWatch,
  MAX_WATCHES,
  stopWatching,
  useWatches,
  watch,
  type Watch,
  type WatchOutcome,
} from '@signpost/identity/watches';
import { useNeedsAccount } from '../pages/account/gate/use-needs-account';
import { useHydrated } from '../components/use-hydrated';

const messages = (): Readonly<Record<WatchOutcome, Toast>> => ({
  watched: { message: t('We will tell you here, on the site.'), tone: 'success' },
  full: {
    message: t('You watch {count} things, which is the most. Stop one first.', { count: MAX_WATCHES }),
    tone: 'error',
  },
  notStored: { message: t('We could not keep this: this browser stores nothing.'), tone: 'error' },
});

/**
 * A button that starts or stops to tell the visitor about a saved thing or a search. It is left out inside another site,
 * and where an account is needed that nobody is signed in to. Without scripts its surroundings hide it.
 */
export const WatchButton = ({ item, label }: { item: Watch; label: string }) => {
  const { items } = useWatches();
  const needsAccount = useNeedsAccount();
  const isHydrated = useHydrated();
  // The server does not know either, and hydration must find what the server rendered.
  if (isHydrated && (isEmbedded() || needsAccount)) return null;
  const isWatched = items.some((other) => isSameWatch(other, item));
  const toggle = () => (isWatched ? stopWatching(item) : showToast(messages()[watch(item)]));
  return (
    <Button size="small" variant="quiet" icon={isWatched ? 'check' : 'bell'} onClick={toggle}>
      {isWatched ? t('Stop telling me') : label}
      <VisuallyHidden>: {item.title}</VisuallyHidden>
    </Button>
  );
};
