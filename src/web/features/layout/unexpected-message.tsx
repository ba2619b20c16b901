import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { isNetworkError } from '#web/lib/api/unless-away.ts';
import { useTryAgain } from '#web/lib/page/use-try-again.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** The same in every language: it is what support staff ask for. */
const heading = 'Unexpected Application Error!';

/**
 * What stands where a page has failed, with the message of the failure: of our server nothing but what it answers. Without
 * a network the page asks again in place: a reload would lose it.
 */
export function UnexpectedMessage({ error }: { error: unknown }) {
  const t = useT();
  const { tryAgain, isTrying } = useTryAgain();
  const isOffline = isNetworkError(error);
  const title = t(isOffline ? 'errors.offlineTitle' : 'errors.unexpectedTitle');
  return (
    <div className="page-column flex flex-col items-center gap-4 py-20 text-center">
      <span className="inline-flex size-24 items-center justify-center rounded-full bg-warn-soft text-warn">
        <Icon shape={CloudOff} className="size-12" />
      </span>
      <h1 className="text-3xl">{title}</h1>
      {!isOffline && title !== heading && (
        <p lang="en" className="text-sm font-semibold text-quiet">
          {heading}
        </p>
      )}
      <p className="max-w-md text-quiet">{t(isOffline ? 'errors.offlineText' : 'errors.unexpectedText')}</p>
      {!isOffline && error instanceof Error && <p className="max-w-md">{error.message}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button busy={isTrying} onClick={() => (isOffline ? tryAgain() : location.reload())}>
          {t('common.retry')}
        </Button>
        <LinkButton to="/" variant="secondary">
          {t('errors.goHome')}
        </LinkButton>
      </div>
    </div>
  );
}
