/** @jest-environment jest-fixed-jsdom */
import type * as answers from './answers';

type Answers = typeof answers;

/** Loads a separate copy of the module, as another tab has it. */
const openTab = (): Answers => {
  let tab: Answers | undefined;
  jest.isolateModules(() => (tab = jest.requireActual<Answers>('./answers')));
  if (!tab) throw new Error('The module did not load');
  return tab;
};

beforeEach(() => localStorage.clear());

it('uses an answer that another tab withdrew or changed', () => {
  const [here, there] = [openTab(), openTab()];
  here.answerAll(true);
  expect([there.isMeasurementAllowed(), there.isFunctionalStorageAllowed()]).toEqual([true, true]);
  there.withdrawAnswers();
  expect([here.isMeasurementAllowed(), here.isFunctionalStorageAllowed()]).toEqual([null, false]);
  here.allowMeasurement(true);
  there.allowMeasurement(false);
  expect(here.isMeasurementAllowed()).toBe(false);
});

it.each(['not json', 'null', '7', '{"version":2,"value":true}', '{"version":1,"value":"yes"}'])(
  'takes a stored answer that cannot be read as none: %s',
  (text) => {
    localStorage.setItem('signpost.measuring', text);
    expect(openTab().isMeasurementAllowed()).toBeNull();
  },
);
