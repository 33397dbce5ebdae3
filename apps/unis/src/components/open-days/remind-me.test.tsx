import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { OpenDay } from '@signpost/api-client/events';
import { rawOpenDay } from '../../testing/fixtures';
import { RemindMe } from './remind-me';

const DAY: OpenDay = { ...rawOpenDay, kind: 'campus' };

describe('reminder of an open day', () => {
  it('is a place without a button in the server’s markup [E-19]', () => {
    expect(renderToString(<RemindMe day={DAY} />)).toBe('<span class="remind"></span>');
  });

  it('becomes a button when it comes into view [E-19]', async () => {
    let show: () => void = () => undefined;
    window.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        show = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    render(<RemindMe day={DAY} />);
    expect(screen.queryByRole('button')).toBeNull();
    show();
    expect(
      await screen.findByRole('button', { name: /^Remind me of Open day: University of Bath/ }),
    ).toBeVisible();
  });
});
