import { createContext, type RouterContextProvider } from 'react-router';
import type { FieldErrors } from '#contract/errors.ts';
import type { PostedForm } from '#contract/page-rendering.ts';

const key = Symbol.for('panier.posted');
const holder = globalThis as { [key]?: ReturnType<typeof createContext<PostedForm | null>> };

/** The form that a page is the answer to; null for a page that was asked for. One object for both who load this file. */
export const postedContext = holder[key] ?? createContext<PostedForm | null>(null);
holder[key] = postedContext;

/** What came of a form without script, as its page shows it. */
export type Posted<Data = unknown> = {
  fields: Record<string, string>;
  /** `check`: it is right, and to be confirmed. */
  outcome: 'done' | 'check' | 'refused';
  data: Data | null;
  status: number;
  message: string;
  errors: FieldErrors;
};

/** For the loader of a page with a form that is answered without script (`posted-forms.ts` of the server names them). */
export function readPosted<Data>(context: Pick<RouterContextProvider, 'get'>): Posted<Data> | null {
  const posted = context.get(postedContext);
  if (!posted) return null;
  const { fields, answer } = posted;
  if (!answer) return { fields, outcome: 'check', data: null, status: 200, message: '', errors: {} };
  const { status } = answer;
  const { data, message = '' } = JSON.parse(answer.json) as { data?: unknown; message?: string };
  if (status < 400) return { fields, outcome: 'done', data: data as Data, status, message, errors: {} };
  const { errors = {} } = (data ?? {}) as { errors?: FieldErrors };
  return { fields, outcome: 'refused', data: null, status, message, errors };
}
