import { reportHeight } from './report-height';

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
