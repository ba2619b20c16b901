import { useT } from '#web/i18n/use-t.ts';
import { browserStorage } from './browser-storage.ts';
import { HelpSection } from './help-page.tsx';

const cell = 'py-2 pr-4 align-top';

/** Every cookie and key that this site keeps in a browser, what for and for how long. */
export function BrowserStorageTable() {
  const t = useT('help');
  return (
    <HelpSection title={t('help.keptTitle')}>
      <p>{t('help.keptText')}</p>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="text-left">
            <th className={`${cell} w-2/5`}>{t('help.keptName')}</th>
            <th className={cell}>{t('help.keptPurpose')}</th>
            <th className={cell}>{t('help.keptTime')}</th>
          </tr>
        </thead>
        {browserStorage.map(({ place, kept }) => (
          <tbody key={place}>
            <tr>
              <th
                colSpan={3}
                scope="rowgroup"
                className="border-b border-line pt-4 pb-1 text-left text-base font-semibold"
              >
                {place}
              </th>
            </tr>
            {kept.map(({ names, purpose, until }) => (
              <tr key={names[0]} className="border-b border-line">
                <td className={cell}>
                  {names.map((name) => (
                    <code key={name} className="block text-xs leading-5 wrap-anywhere">
                      {name}
                    </code>
                  ))}
                </td>
                <td className={cell}>{t(`help.keptFor_${purpose}`)}</td>
                <td className="py-2 align-top">{t(`help.keptUntil_${until}`)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </HelpSection>
  );
}
