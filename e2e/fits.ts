import type { Page } from '@playwright/test';
import { expect, layOutFar } from './journey.ts';

/** Letters of twice the size on a page that is open, the widths of media queries unchanged: the hardest case. */
export async function enlargeLetters(page: Page): Promise<void> {
  await layOutFar(page);
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
}

/**
 * Fails where the page scrolls sideways, where a control or a text sticks out of the screen, and where a control is too
 * small for what stands in it. What scrolls sideways by itself and what ends in dots is meant so; `meant` finds what else is.
 */
export async function expectFits(page: Page, what: string, meant?: RegExp): Promise<void> {
  const find = async () => (await page.evaluate(findWhatIsCut)).filter((cut) => !meant?.test(cut));
  // The page may still be laying out what it was asked for.
  await expect.poll(find, { message: `cut on ${what}`, timeout: 5000 }).toEqual([]);
}

function findWhatIsCut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const cut = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const scope = document.querySelector('dialog[open]') ?? document.body;
  // What is for screen readers alone is clipped to nothing.
  const isForEars = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !isForEars(element);
  const mayScroll = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || mayScroll(element.parentElement));
  const sticksOut = ({ left, right, width }: DOMRect) => width > 2 && (left < -1 || right > clientWidth + 1);
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;

  for (const control of scope.querySelectorAll('a, button, input, select, textarea, summary, label')) {
    if (!isShown(control) || control.getBoundingClientRect().width <= 2) continue;
    if (sticksOut(control.getBoundingClientRect()) && !mayScroll(control.parentElement))
      cut.push(`${nameOf(control)} sticks out`);
    const { display, textOverflow } = getComputedStyle(control);
    if (display === 'inline' || textOverflow === 'ellipsis') continue;
    if (control.scrollWidth > control.clientWidth + 1) cut.push(`${nameOf(control)} is too narrow`);
    if (control.scrollHeight > control.clientHeight + 3 && control.tagName !== 'TEXTAREA')
      cut.push(`${nameOf(control)} is too low`);
  }
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || !text.textContent?.trim() || !isShown(parentElement) || mayScroll(parentElement)) continue;
    if (getComputedStyle(parentElement).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(sticksOut)) cut.push(`“${text.textContent.trim().slice(0, 40)}” sticks out`);
  }
  return cut;
}
