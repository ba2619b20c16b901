/** An element that had the focus, and its place among its siblings at each level up. */
export type Trail = readonly { element: Element; index: number }[];

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Where an element stands within `root`, to be found again once it is gone. */
export function trailOf(element: Element, root: Element): Trail {
  const trail = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement)
    trail.push({ element: at, index: at.parentElement ? [...at.parentElement.children].indexOf(at) : 0 });
  return trail;
}

/** Whether an element that had the focus can have it no longer: gone, hidden or disabled. */
export const isOut = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility();

/**
 * What to go on with where an element has gone: at its place and behind it, else before it, the nearest control of its
 * kind, else the nearest control; from the innermost part that is still there outwards. Where a whole record has gone, of
 * the others their links alone: the next key would act on a record that nobody has chosen.
 */
export function nearestControl(trail: Trail, root: Element): HTMLElement | null {
  const kind = trail[0]?.element.tagName;
  for (const [i, { element, index }] of trail.entries()) {
    const part = trail[i + 1]?.element ?? root;
    const isRecord = element.matches('tr');
    const controlsIn = isRecord ? linksOf : controlsOf;
    if (!part.isConnected) continue;
    const children = [...part.children];
    const from = element.isConnected ? children.indexOf(element) : index;
    for (const child of children.slice(from)) {
      const found = controlsIn(child);
      const chosen = found.find(({ tagName }) => tagName === kind) ?? found[0];
      if (chosen) return chosen;
    }
    for (const child of children.slice(0, from).reverse()) {
      const found = controlsIn(child);
      const chosen = found.findLast(({ tagName }) => tagName === kind) ?? found.at(-1);
      if (chosen) return chosen;
    }
  }
  return null;
}

/** Of a record; what leads there and does nothing. */
function linksOf(part: Element): HTMLElement[] {
  const controls = controlsOf(part);
  return part.matches('tr') ? controls.filter((one) => one.matches('a[href]')) : controls;
}

function controlsOf(part: Element): HTMLElement[] {
  return [part, ...part.querySelectorAll(controls)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(controls) && one.checkVisibility(),
  );
}
