import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadTextPage } from '#web/features/help/load-text-page.ts';
import { TextPage } from '#web/features/help/text-page.tsx';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/returns';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTextPage(request, context.get(apiContext), 'returns');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/**
 * The program's own text says the law as it stands for a French consumer who buys food at a distance: L221-18 to L221-28,
 * L217-3, C. civ. 1641.
 */
export default function Returns({ loaderData }: Route.ComponentProps) {
  const t = useT('help');
  const { versions } = useFlags();
  const steps = versions.v2 && (
    <p>
      <Link to="/returns-refunds" className="text-brand underline">
        {t('help.returnSteps')}
      </Link>
    </p>
  );
  return <TextPage topic="returns" text={loaderData} lead={steps} />;
}
