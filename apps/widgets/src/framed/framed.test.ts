import { reportHeight } from './report-height';

const SITE = 'https://site.test';

const frame = document.body.appendChild(document.createElement('iframe'));

const other = document.body.appendChild(document.createElement('iframe'));

frame.dataset['signpost'] = '';

const greeted = jest.fn();

beforeAll(async () => {
  const script = document.createElement('script');
  script.src = `${SITE}/embed/frame.js`;
  Object.defineProperty(document, 'currentScript', { value: script });
  Object.defineProperty(frame.contentWindow, 'postMessage', { value: greeted });
  await import('./host-script');
});

beforeEach(() => {
  greeted.mockClear();
  frame.style.height = '';
});

const receive = (data: unknown, from: HTMLIFrameElement | null = frame, origin = SITE) => {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: from?.contentWindow ?? null });
  window.dispatchEvent(event);
};

const height = (value: unknown) => ({ type: 'signpost:frame-height', height: value });

it('greets a frame that is ready, without any data [R-31] [R-32]', () => {
  receive({ type: 'signpost:frame-alive' });
  expect(greeted.mock.calls).toEqual([[{ type: 'signpost:frame-hello' }, '*']]);
});

it('sets the height that a frame reports, before the host’s own rules [R-31] [R-32]', () => {
  receive(height(812));
  expect(frame.style.height).toBe('812px');
  expect(frame.style.getPropertyPriority('height')).toBe('important');
});

it.each([
  ['from another site', height(812), frame, 'https://other.example'],
  ['from a frame without the attribute', height(812), other, SITE],
  ['from no window', height(812), null, SITE],
  ['without a number', height('812px'), frame, SITE],
  ['of nothing', height(0), frame, SITE],
  ['beyond any page', height(100_000), frame, SITE],
  ['in no object', null, frame, SITE],
])('ignores a height %s', (_, data, source, origin) => {
  receive(data, source, origin);
  expect(frame.style.height).toBe('');
  expect(other.style.height).toBe('');
});

describe('height of a framed page', () => {
  const HOST = 'https://school.example';
  const hello = { type: 'signpost:frame-hello' };
  const parent = { postMessage: jest.fn() };

  const hear = (data: unknown, origin = HOST, source: unknown = parent) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };

  let stop: () => void;

  beforeEach(() => {
    parent.postMessage.mockClear();
    globalThis.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    stop = reportHeight(document.body, parent as unknown as Window);
  });

  afterEach(() => stop());

  it('sends only a ready message until its parent says hello [R-31] [R-32]', () => {
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'signpost:frame-alive' }, '*']]);
    hear(hello);
    expect(parent.postMessage).toHaveBeenLastCalledWith({ type: 'signpost:frame-height', height: 0 }, HOST);
  });

  it.each([
    ['another window', hello, {}],
    ['no window', hello, null],
    ['its parent in other words', { type: 'hello' }, parent],
    ['its parent in no words', null, parent],
  ])('does not respond to %s', (_, data, source) => {
    hear(data, HOST, source);
    expect(parent.postMessage).toHaveBeenCalledTimes(1);
  });

  it('stops listening after it is stopped', () => {
    stop();
    hear(hello);
    expect(parent.postMessage).toHaveBeenCalledTimes(1);
  });
});
