import { createRoot, type Root } from 'react-dom/client';
import { readBootData } from '../browser/boot-data';
import type { BootRemote } from '../routing/boot';
import { Outlines } from './outlines';
import { Panel } from './panel';
import { useRegions } from './use-regions';

const Xray = ({ remotes, onClose }: { remotes: readonly BootRemote[]; onClose: () => void }) => {
  const seen = useRegions(remotes);
  return (
    <>
      <Outlines {...seen} />
      <Panel {...seen} onClose={onClose} />
    </>
  );
};

/** Lets a developer look through the page: at once where the address asks for it, by Alt+Shift+X anywhere. */
export const startXray = (): void => {
  const { remotes } = readBootData();
  // Beside the page's own tree: whatever happens to the one leaves the other be.
  const place = document.createElement('div');
  document.body.append(place);
  let shown: Root | undefined;
  const close = () => {
    shown?.unmount();
    shown = undefined;
  };
  const open = () => {
    shown = createRoot(place);
    shown.render(<Xray remotes={remotes} onClose={close} />);
  };
  document.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    // By the key's place: with Alt it may write something else.
    if (altKey && shiftKey && code === 'KeyX') (shown ? close : open)();
  });
  if (new URLSearchParams(window.location.search).has('xray')) open();
};
