import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

const looks = { className: 'a', 'aria-label': 'Où', 'aria-current': 'page', rel: 'next', replace: true } as const;

test.each([
  '/',
  '/products',
  '/products?category=FRUIT&page=2',
  '/products?search=b%C3%A1nh+m%C3%AC%20%26',
  '/products/creme-fraiche-20-cl-12#reviews',
  '/auth/login?redirectTo=%2Fproducts%3Fpage%3D2',
])('the server writes the link to %s that a browser takes over', (to) => {
  const link = { to, prefetch: 'intent', ...looks } as const;
  const router = createElement(RouterLink, { discover: 'none', ...link }, 'Ailleurs');
  const page = createElement(MemoryRouter, { initialEntries: ['/orders/3?a=b'] }, router);
  expect(renderToStaticMarkup(createElement(Link, link, 'Ailleurs'))).toBe(renderToStaticMarkup(page));
});
