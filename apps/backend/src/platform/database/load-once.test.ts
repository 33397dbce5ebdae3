import { loadOnce } from './load-once';

it('loads once, and again only after a failure', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there');
  const read = loadOnce(load);
  await expect(read()).rejects.toThrow('away');
  expect(await Promise.all([read(), read()])).toEqual(['there', 'there']);
  expect(load).toHaveBeenCalledTimes(2);
});
