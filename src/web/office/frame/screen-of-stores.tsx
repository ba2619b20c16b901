import { type ReactNode, useContext, useMemo } from 'react';
import { readOwnProfile } from '#contract/accounts/profile.ts';
import type { Role } from '#domain/access/roles.ts';
import { mayBeLimited } from '#domain/access/staff-stores.ts';
import type { SessionUser } from '#web/lib/api/access-token.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { useRead } from '../data/use-read.ts';
import { isOfWholeShop, OwnStoresContext } from '../own-stores.ts';
import type { SectionId } from '../paths.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ScreenHead } from './screen-head.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

/** How long an answer counts, in milliseconds; the server asks again on every call. */
const freshFor = 5 * 60_000;

/** Reads for which stores whoever works here is there, where they may be limited at all; without an answer, for all. */
export function OwnStores({ user, children }: { user: SessionUser; children: ReactNode }) {
  const isOn = user.roles.every((role) => mayBeLimited(role as Role));
  const { data, refusal } = useRead(readOwnProfile, {}, { isOn, freshFor });
  const storeIds = (isOn && data?.storeIds) || null;
  const isKnown = !isOn || data !== null || refusal !== null;
  const limit = useMemo(() => ({ storeIds, isKnown }), [storeIds, isKnown]);
  return <OwnStoresContext value={limit}>{children}</OwnStoresContext>;
}

/**
 * A screen, once it is known for which stores whoever works here is there; `section`: what is of the whole shop says so to who
 * is limited. Whoever picks is not made to wait: they may have no network.
 */
export function ScreenOfStores(props: { section: SectionId; path: string; waits: boolean; children: ReactNode }) {
  const t = useOfficeT();
  const { storeIds, isKnown } = useContext(OwnStoresContext);
  if (!isKnown && props.waits) return <WaitingScreen />;
  if (storeIds === null || !isOfWholeShop(props.section, props.path)) return props.children;
  return (
    <>
      <ScreenHead title={t(`admin.frame.${props.section}`)} />
      <Alert tone="warning">{t('admin.frame.wholeShop')}</Alert>
    </>
  );
}
