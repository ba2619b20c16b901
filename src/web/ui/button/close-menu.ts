/** Closes the menu around a choice that has been made in it, and gives the focus back to its button. */
export function closeMenu(choice: Element): void {
  const menu = choice.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus({ preventScroll: true });
}
