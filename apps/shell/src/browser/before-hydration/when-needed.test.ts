/** @jest-environment jest-fixed-jsdom */
import { nextPress, whenNeeded } from './when-needed';

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** Whether the scripts are loaded after the browser was idle, and after the event. */
const isNeeded = async (event?: Event) => {
  let needed = false;
  void whenNeeded(nextPress()).then(() => (needed = true));
  await jest.advanceTimersByTimeAsync(5_000);
  if (!event) return needed;
  expect(needed).toBe(false);
  window.dispatchEvent(event);
  await jest.advanceTimersByTimeAsync(0);
  return needed;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  connect(undefined);
});

it.each([undefined, {}, { effectiveType: '4g' }, { effectiveType: '4g', saveData: false }])(
  'loads the scripts of a page that is read when the browser is idle, with the connection %j',
  async (connection) => {
    connect(connection);
    expect(await isNeeded()).toBe(true);
  },
);

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'waits for the visitor with the connection %j',
  async (connection) => {
    connect(connection);
    expect(await isNeeded()).toBe(false);
  },
);

it.each(['pointerdown', 'pointermove', 'keydown', 'focusin'])('loads the scripts at %s', async (type) => {
  connect({ saveData: true });
  expect(await isNeeded(new Event(type))).toBe(true);
});

it('waits for the connection when the browser is offline', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await isNeeded(new Event('online'))).toBe(true);
  onLine.mockRestore();
});

it('does not wait for the connection where a service worker keeps pages [B-20]', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await isNeeded()).toBe(false);
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  expect(await isNeeded()).toBe(true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  onLine.mockRestore();
});
