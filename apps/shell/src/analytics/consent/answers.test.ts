/** @jest-environment jest-fixed-jsdom */
import type * as answers from './answers';

type Answers = typeof answers;

/** The module as another tab has it. */
const openTab = (): Answers => {
  let tab: Answers | undefined;
  jest.isolateModules(() => (tab = jest.requireActual<Answers>('./answers')));
  if (!tab) throw new Error('The module did not load');
  return tab;
};

beforeEach(() => localStorage.clear());

it('an answer that another tab takes back, or changes, holds here no more', () => {
  const [here, there] = [openTab(), openTab()];
  here.answerAll(true);
  expect([there.isMeasuringAllowed(), there.areHandyThingsKept()]).toEqual([true, true]);
  there.forgetAnswers();
  expect([here.isMeasuringAllowed(), here.areHandyThingsKept()]).toEqual([null, false]);
  here.allowMeasuring(true);
  there.allowMeasuring(false);
  expect(here.isMeasuringAllowed()).toBe(false);
});
