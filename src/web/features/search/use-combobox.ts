import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Makes a combobox of a text box that is already on the page (WAI-ARIA): its role and states, its keys, what is typed,
 * and that the focus or a press has gone elsewhere than the box and its panel. `isNew`: the text was typed just now.
 */
export function useCombobox(
  input: HTMLInputElement,
  panel: RefObject<HTMLElement | null>,
  context: {
    listId: string;
    activeId: string | null;
    isExpanded: boolean;
    onText: (text: string, isNew: boolean) => void;
    onKey: (event: KeyboardEvent) => void;
    /** A press on the box; true selects all of its text instead of setting the cursor. */
    onPress: () => boolean;
    onLeave: () => void;
  },
): void {
  const { listId, activeId, isExpanded } = context;
  const onText = useEffectEvent(context.onText);
  const onKey = useEffectEvent(context.onKey);
  const onPress = useEffectEvent(context.onPress);
  const onLeave = useEffectEvent(context.onLeave);

  useEffect(() => {
    const states = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isExpanded),
      'aria-controls': isExpanded ? listId : null,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(states)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, listId, activeId, isExpanded]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const listen = (target: EventTarget, type: string, act: (event: Event) => void) =>
      target.addEventListener(type, act, { signal });
    listen(input, 'input', () => onText(input.value, true));
    listen(input, 'focus', () => onText(input.value, false));
    listen(input, 'mousedown', (event) => {
      if (!onPress()) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
    listen(input, 'click', () => onText(input.value, false));
    listen(input, 'keydown', (event) => onKey(event as KeyboardEvent));
    // The button of the search lies between the box and the panel, and belongs to them.
    const leave = ({ target }: Event) => {
      if (target !== input && !panel.current?.parentElement?.contains(target as Node)) onLeave();
    };
    listen(document, 'focusin', leave);
    listen(document, 'pointerdown', leave);
    // What was typed between the first drawing of the panel and now.
    if (document.activeElement === input) onText(input.value, false);
    return () => stop.abort();
  }, [input, panel]);
}
