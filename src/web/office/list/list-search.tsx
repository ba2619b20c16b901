import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useKey } from '../keys/use-key.ts';
import type { ListRow } from './list-definition.ts';
import type { List } from './use-list.ts';

/** Milliseconds without a key before words are searched for; Enter searches at once. */
const rest = 250;

/** The box that a list is searched by; what is searched for is kept in the address. */
export function ListSearch<Row extends ListRow>({ list, hint }: { list: List<Row>; hint: string }) {
  const id = useId();
  const { state, at } = list;
  const [typed, setTyped] = useState(state.search);
  const box = useRef<HTMLInputElement>(null);
  const { change } = list;
  const latest = useRef(change);
  latest.current = change;
  // What was sent last: the address that answers it must not write over what has been typed since.
  const sent = useRef(state.search);
  useKey('/', at.t('common.search'), () => box.current?.focus());
  useEffect(() => {
    if (state.search === sent.current) return;
    sent.current = state.search;
    setTyped(state.search);
  }, [state.search]);
  const send = (text: string) => {
    const search = text.trim();
    if (search === sent.current) return;
    sent.current = search;
    latest.current({ search }, { replace: true });
  };
  const sendLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(sendLater.current), []);
  return (
    <div className="dense min-w-34 flex-1 md:max-w-72">
      <label htmlFor={id} className="sr-only">
        {at.t('common.search')}
      </label>
      <TextInput
        id={id}
        ref={box}
        type="search"
        name={list.definition.search?.name}
        value={typed}
        placeholder={hint}
        maxLength={200}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          clearTimeout(sendLater.current);
          sendLater.current = setTimeout(() => send(text), rest);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          clearTimeout(sendLater.current);
          send(typed);
        }}
      />
    </div>
  );
}
