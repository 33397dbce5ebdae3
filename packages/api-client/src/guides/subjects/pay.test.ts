import { createStore } from '../../base';
import { json, startTestApi } from '../../testing';
import { subjectPayApi } from '..';

const place = { lowerQuartile: 22_000, median: 28_000, upperQuartile: 35_000, people: 120 };

it('returns the pay of a subject in a region, without invalid records', async () => {
  const server = await startTestApi();
  const report = jest.fn();
  const law = {
    ...{ subject: 'CAH16-01-01', subjectName: 'law', subjectLevel: 3 },
    ...{ years3: { uk: place, region: null }, years5: null },
  };
  server.answer(json({ subject: 'law', region: 'Wales', results: [law, { ...law, years3: 28_000 }] }));
  const { data } = await createStore({ apiBase: server.base, report }).dispatch(
    subjectPayApi.endpoints.getSubjectPay.initiate({ subject: 'law', region: 'Wales' }),
  );
  expect(data).toEqual([
    { subject: 'CAH16-01-01', subjectName: 'law', years3: { uk: place, region: null }, years5: null },
  ]);
  expect(server.asked).toEqual(['GET /api/v1/subject-pay?subject=law&region=Wales']);
  expect(report).toHaveBeenCalledTimes(1);
  await server.close();
});
