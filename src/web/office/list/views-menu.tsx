import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useState } from 'react';
import { listSavedViews, type SavedView } from '#contract/office/saved-views.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Menu } from '#web/ui/button/menu.tsx';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useRead } from '../data/use-read.ts';
import { useOffice } from '../office-context.ts';
import type { ListRow } from './list-definition.ts';
import { MenuWords, menuFace } from './menu-face.tsx';
import type { List } from './use-list.ts';
import { showsView, viewHref } from './views/view-address.ts';
import { ViewDialog } from './views/view-dialog.tsx';

/** Filters, order and columns kept under a name: one's own views of this list, and those that are shared. */
export function ViewsMenu<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, at, hrefFor } = list;
  const { t } = at;
  // Closed by a slip of the finger, a dialog keeps what was typed for the next time it is opened.
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const edit = (view: SavedView | 'new') => {
    setEdited(view);
    setOpen(true);
  };
  const { data, refusal } = useRead(listSavedViews, { list: definition.id });
  const views = data?.items ?? [];
  const address = hrefFor({});
  const parts = [
    { title: t('admin.views.own'), views: views.filter(({ own }) => own) },
    { title: t('admin.views.shared'), views: views.filter(({ own }) => !own) },
  ].filter((part) => part.views.length > 0);
  return (
    <>
      <Menu
        // On a phone the panel is as wide as the list, wherever the button stands in its line.
        className="max-md:static"
        summaryClass={menuFace}
        panelClass="top-full mt-1 max-h-96 overflow-y-auto max-md:inset-x-0 md:right-0 md:w-72"
        summary={<MenuWords shape={Bookmark} words={t('admin.views.menu')} />}
      >
        {refusal && (
          <p className="p-2 text-sm text-bad">{`${t('admin.views.loadFailed')} · ${refusalText(t, refusal)}`}</p>
        )}
        {data && parts.length === 0 && <p className="p-2 text-sm text-quiet">{t('admin.views.none')}</p>}
        {parts.map((part) => (
          <section key={part.title} aria-label={part.title}>
            <h2 className="px-2 py-1 text-sm font-normal text-quiet">{part.title}</h2>
            <ul>
              {part.views.map((view) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  href={viewHref(definition.path, view)}
                  isShown={showsView(address, view)}
                  sharedMark={t('admin.views.isShared')}
                  editLabel={t('admin.views.edit', { name: view.name })}
                  onEdit={() => edit(view)}
                />
              ))}
            </ul>
          </section>
        ))}
        <button
          type="button"
          className="mt-1 min-h-11 w-full border-t border-line px-2 text-left text-sm text-brand hover:underline"
          onClick={() => edit('new')}
        >
          {t('admin.views.save')}
        </button>
      </Menu>
      {edited && (
        <ViewDialog
          key={edited === 'new' ? 'new' : edited.id}
          open={isOpen}
          list={definition.id}
          address={address}
          view={edited === 'new' ? null : (views.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setOpen(false)}
          onDone={() => setEdited(null)}
        />
      )}
    </>
  );
}

function ViewRow(props: {
  view: SavedView;
  href: string;
  isShown: boolean;
  sharedMark: string;
  editLabel: string;
  onEdit: () => void;
}) {
  const { view, isShown } = props;
  const mayConfigure = useOffice().may('CAN_EDIT_FEATURES_CONFIGURATION');
  return (
    <li className="flex items-center">
      <Link
        to={props.href}
        aria-current={isShown ? 'true' : undefined}
        className="flex min-h-11 min-w-0 flex-1 items-center rounded-control px-2 text-sm break-words hover:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand"
      >
        <span className="min-w-0 flex-1">{view.name}</span>
        {view.own && view.shared && <span className="text-quiet">{props.sharedMark}</span>}
      </Link>
      {(view.own || mayConfigure) && (
        <IconButton label={props.editLabel} icon={<Icon shape={Pencil} className="size-4" />} onClick={props.onEdit} />
      )}
    </li>
  );
}
