import { isSignInWindow } from './partners';

const PARTNERS = ['https://school.example'];

it.each([
  ['/account/sign-in?popup=1', true],
  ['/cy/account/sign-in?popup=1', true],
  ['/account/sign-in', false],
  ['/cy/explore/unis?popup=1', false],
  ['/xx/account/sign-in?popup=1', false],
])('knows a sign-in window in every language: %s %s [B-13]', (address, expected) => {
  expect(isSignInWindow(address, PARTNERS)).toBe(expected);
});

it('knows none without partners [B-13]', () => {
  expect(isSignInWindow('/cy/account/sign-in?popup=1', [])).toBe(false);
});
