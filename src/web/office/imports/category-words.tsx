import { type ImportAnswer, listImportCategories } from '#contract/imports/imports.ts';
import { type Category, categories } from '#domain/catalogue/category.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { categoryWord } from '../category-word.ts';
import { useRead } from '../data/use-read.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

type Word = { word: string; rows: number; category: Category | null };
type Props = {
  id: number;
  /** What has been chosen and not been saved yet. */
  chosen: ImportAnswer['categories'];
  isLocked: boolean;
  onChoose: (word: string, category: Category) => void;
};

/** Which aisle each word of the file stands for; those that nobody knows come first, as their rows are refused. */
export function CategoryWords({ id, chosen, isLocked, onChoose }: Props) {
  const t = useOfficeT();
  const language = useLanguage();
  const { number } = useFormat();
  const { data, refusal } = useRead(listImportCategories, { id });
  if (refusal) return <Alert tone="error">{failureText(t, refusal)}</Alert>;
  if (!data) return <Skeleton className="h-24" />;
  const unknown = data.words.filter(({ category }) => category === null);
  const columns: Column<Word>[] = [
    {
      id: 'word',
      label: t('admin.imports.aisleInFile'),
      isRowHeader: true,
      cell: ({ word }) => <span className="block break-words text-left">{word}</span>,
    },
    {
      id: 'rows',
      label: t('admin.imports.rows'),
      align: 'right',
      cell: ({ rows }) => number(rows),
    },
    {
      id: 'category',
      label: t('admin.imports.aisleHere'),
      cell: ({ word, category }) => (
        <Select
          aria-label={t('admin.imports.aisleOf', { word })}
          className="w-full md:w-64"
          value={chosen[word] ?? category ?? ''}
          disabled={isLocked}
          onChange={({ target }) => onChoose(word, target.value as Category)}
        >
          <option value="" disabled>
            {t('admin.imports.chooseAisle')}
          </option>
          {categories.map((code) => (
            <option key={code} value={code}>
              {categoryWord(language, code)}
            </option>
          ))}
        </Select>
      ),
    },
  ];
  const words = [...unknown, ...data.words.filter(({ category }) => category !== null)];
  return (
    <details open={unknown.length > 0} className="rounded-card border border-line p-3">
      <summary className="min-h-7 cursor-pointer font-semibold">
        {unknown.length > 0
          ? t('admin.imports.aislesUnknown', { count: unknown.length })
          : t('admin.imports.aislesKnown')}
      </summary>
      <p className="my-2 text-sm text-quiet">{t('admin.imports.aislesHint')}</p>
      <Table caption={t('admin.imports.aisles')} columns={columns} rows={words} rowKey={({ word }) => word} />
    </details>
  );
}
