import { createRoot, type Root } from 'react-dom/client';
import { readBootData } from '../browser/boot-data';
import type { BootRemote } from '../transfer/boot-data';
import { Outlines } from './outlines';
import { Panel } from './panel';
import { useRegions } from './use-regions';

const Xray = ({ remotes, onClose }: { remotes: readonly BootRemote[]; onClose: () => void }) => {
  const layout = useRegions(remotes);
  return (
    <>
      <Outlines {...layout} />
      <Panel {...layout} onClose={onClose} />
    </>
  );
};

/** Starts X-ray for a developer: at once if the address asks for it, or by Alt+Shift+X. */
export const startXray = (): void => {
  const { remotes } = readBootData();
  // A separate React root, so that a failure of the page does not affect X-ray, nor the other way round.
  const container = document.createElement('div');
  document.body.append(container);
  let root: Root | undefined;
  const close = () => {
    root?.unmount();
    root = undefined;
  };
  const open = () => {
    root = createRoot(container);
    root.render(<Xray remotes={remotes} onClose={close} />);
  };
  document.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    // By key code, because Alt may change the character.
    if (altKey && shiftKey && code === 'KeyX') (root ? close : open)();
  });
  if (new URLSearchParams(window.location.search).has('xray')) open();
};
