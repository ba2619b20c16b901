import { Alert } from './alert.tsx';

/** Why a form that came without script was not taken: before its fields, each of which says what is wrong with it. */
export function PostedRefusal({ posted, title }: { posted: { outcome: string; message: string }; title: string }) {
  if (posted.outcome !== 'refused') return null;
  return (
    <Alert tone="error" title={title} className="not-noscript:hidden">
      {posted.message}
    </Alert>
  );
}
