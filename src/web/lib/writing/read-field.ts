import type { Language } from '#domain/language/language.ts';
import { readTyped, readyToRead } from './typed-number.ts';

/** Loads the words of what is refused. */
export const ready = (language: Language): Promise<void> => readyToRead(language);

/**
 * The quantity that is typed in a field of a stepper, null for none. What is refused is said beneath the field until it is
 * typed in again or a button beside it is pressed, and undefined then. (By the document itself: steppers are on every
 * page, and few of their numbers are typed, so that what says it comes with this file.)
 */
export function readField(field: HTMLInputElement, language: Language, isWhole: boolean): number | null | undefined {
  const { value, fault } = readTyped(field.value, language, isWhole ? 'whole' : 'quantity');
  const group = field.closest('[role=group]');
  group?.querySelector('[role=alert]')?.dispatchEvent(new Event('forget'));
  if (!fault || !group) return value;
  const said = Object.assign(document.createElement('span'), {
    id: `fault-${field.id || crypto.randomUUID()}`,
    className:
      'absolute top-full left-0 z-10 mt-1 w-full min-w-44 rounded-control border border-bad bg-card p-2 text-sm text-bad',
    textContent: fault,
  });
  said.setAttribute('role', 'alert');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', said.id);
  group.append(said);
  const forget = () => {
    said.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  };
  said.addEventListener('forget', forget, { once: true });
  field.addEventListener('input', forget, { once: true });
  group.addEventListener('click', forget, { once: true });
  return undefined;
}
