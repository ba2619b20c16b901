/**
 * For the button that takes its own row (`li`) out of a list, before it does: the focus goes to what the next row begins
 * with, else the row before, else what opens the list, else the heading of the page, which must take it. Nobody who
 * presses by keyboard, or listens, is sent back to the start of the page.
 */
export function passRowFocus(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    next?.querySelector<HTMLElement>('a, button') ??
    button.closest('details')?.querySelector('summary') ??
    document.querySelector('h1');
  target?.focus({ preventScroll: true });
}
