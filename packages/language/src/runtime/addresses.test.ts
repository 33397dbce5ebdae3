import { localAddress, splitAddress } from './addresses';

describe('addresses of pages by language', () => {
  it.each([
    ['/', 'en-GB', '/'],
    ['/explore?q=law', 'en-GB', '/explore?q=law'],
    ['/cy', 'cy', '/'],
    ['/cy/', 'cy', '/'],
    ['/cy?q=law', 'cy', '/?q=law'],
    ['/cy/explore?q=law', 'cy', '/explore?q=law'],
    ['/cyber', 'en-GB', '/cyber'],
  ])('%s is in %s at %s', (address, language, path) => {
    expect(splitAddress(address)).toEqual({ language, path });
  });

  it.each([
    ['/', '/cy'],
    ['/?q=law', '/cy?q=law'],
    ['/explore#grades', '/cy/explore#grades'],
    ['#grades', '#grades'],
    ['https://example.org/', 'https://example.org/'],
    ['//example.org/', '//example.org/'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('the page %s is %s in Welsh', (path, address) => {
    expect(localAddress(path, 'cy')).toBe(address);
    expect(localAddress(path, 'en-GB')).toBe(path);
  });
});
