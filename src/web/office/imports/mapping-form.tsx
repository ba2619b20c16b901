import { type FormEvent, useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { type ImportAnswer, listImportTemplates, readImport, updateImport } from '#contract/imports/imports.ts';
import { absentChoices, fieldsOfKind, type ImportField } from '#domain/import/import-field.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { FormSection } from '../form/form-section.tsx';
import { useRefusedForm } from '../form/use-refused-form.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { CategoryWords } from './category-words.tsx';

type FileColumn = ImportAnswer['columns'][number];
type Cells = ImportAnswer['firstRows'];
/** How many values of a column are shown. */
const examples = 3;

/** What each column of a file is, and how its values are meant. */
export function MappingForm({ file, isLocked }: { file: ImportAnswer; isLocked: boolean }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(updateImport, [readImport, listImportTemplates]);
  const [fields, setFields] = useState<ReadonlyMap<number, ImportField | null>>(
    () => new Map(file.columns.map(({ index, field }) => [index, field])),
  );
  const [decimal, setDecimal] = useState(file.decimal);
  const [sheet, setSheet] = useState(file.sheet);
  const [absent, setAbsent] = useState(file.absent);
  const [categories, setCategories] = useState<ImportAnswer['categories']>({});
  const [addsUnknown, setAddsUnknown] = useState(file.addsUnknown);
  const isOfFacts = file.kind === 'facts';
  const [template, setTemplate] = useState('');
  const { form, refusal, setRefusal, at } = useRefusedForm();
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || isLocked) return;
    setRefusal(null);
    const columns = file.columns.map(({ index }) => ({ index, field: fields.get(index) ?? null }));
    try {
      await send({
        id: file.id,
        version: file.version,
        // Another sheet has columns of its own.
        ...(sheet !== file.sheet && sheet !== null ? { sheet } : { columns }),
        ...{ decimal, absent, categories },
        ...(isOfFacts && { adds_unknown: addsUnknown }),
        ...(template.trim() !== '' && { template: template.trim() }),
      });
      notice(t('admin.imports.saved'));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  const isShown = refusal !== null && Object.keys(refusal.errors).length === 0;
  return (
    <FormSection title={t('admin.imports.columns')} hint={t('admin.imports.columnsHint')}>
      <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {isShown && (
          <Alert tone="error" title={t('admin.imports.saveFailed')}>
            {failureText(t, refusal)}
          </Alert>
        )}
        <ColumnsTable
          kind={file.kind}
          columns={file.columns}
          rows={file.firstRows}
          fields={fields}
          isLocked={isLocked}
          onField={(index, field) => setFields(new Map(fields).set(index, field))}
        />
        {file.columns.some(({ index, field }) => field === 'category' && fields.get(index) === field) && (
          <CategoryWords
            id={file.id}
            chosen={categories}
            isLocked={isLocked}
            onChoose={(word, category) => setCategories({ ...categories, [word]: category })}
          />
        )}
        <div className="grid gap-4 md:grid-cols-2">
          {(file.sheets?.length ?? 0) > 1 && (
            <Field label={t('admin.imports.sheet')} error={at('sheet')}>
              {(control) => (
                <Select {...control} value={sheet ?? ''} onChange={({ target }) => setSheet(target.value)}>
                  {file.sheets?.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {/* A workbook keeps numbers as numbers. */}
          {file.encoding !== null && !isOfFacts && (
            <Field
              label={t('admin.imports.decimal')}
              error={at('decimal')}
              {...(file.decimal === null && { hint: t('admin.imports.decimalHint') })}
            >
              {(control) => (
                <Select
                  {...control}
                  value={decimal ?? ''}
                  onChange={({ target }) => setDecimal(target.value === '' ? null : (target.value as ',' | '.'))}
                >
                  <option value="">{t('admin.imports.decimalUnknown')}</option>
                  <option value=",">{t('admin.imports.decimal_comma')}</option>
                  <option value=".">{t('admin.imports.decimal_point')}</option>
                </Select>
              )}
            </Field>
          )}
          {isOfFacts ? (
            <Checkbox
              label={t('admin.imports.addsUnknown')}
              hint={t('admin.imports.addsUnknownHint')}
              checked={addsUnknown}
              onChange={({ target }) => setAddsUnknown(target.checked)}
            />
          ) : (
            <Field label={t('admin.imports.absent')} error={at('absent')}>
              {(control) => (
                <Select
                  {...control}
                  value={absent}
                  onChange={({ target }) => setAbsent(target.value as ImportAnswer['absent'])}
                >
                  {absentChoices.map((choice) => (
                    <option key={choice} value={choice}>
                      {t(`admin.imports.absent_${choice}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label={t('admin.imports.templateName')} hint={t('admin.imports.templateHint')} error={at('template')}>
            {(control) => (
              <TextInput
                {...control}
                value={template}
                maxLength={80}
                onChange={({ target }) => setTemplate(target.value)}
              />
            )}
          </Field>
        </div>
        <div>
          <Button type="submit" variant="secondary" busy={isBusy} disabled={isLocked}>
            {t('admin.imports.save')}
          </Button>
        </div>
      </form>
    </FormSection>
  );
}

function ColumnsTable(props: {
  kind: ImportAnswer['kind'];
  columns: readonly FileColumn[];
  rows: Cells;
  fields: ReadonlyMap<number, ImportField | null>;
  isLocked: boolean;
  onField: (index: number, field: ImportField | null) => void;
}) {
  const t = useOfficeT();
  const { kind, rows, fields, isLocked, onField } = props;
  const columns: Column<FileColumn>[] = [
    {
      id: 'header',
      label: t('admin.imports.column'),
      isRowHeader: true,
      cell: ({ header }) => <span className="block break-words text-left">{header || '–'}</span>,
    },
    {
      id: 'example',
      label: t('admin.imports.example'),
      cell: ({ index }) => (
        <span className="break-words text-sm text-quiet">
          {rows
            .map(({ cells }) => cells[index])
            .filter((cell) => cell !== null && cell !== undefined && cell !== '')
            .slice(0, examples)
            .join(' · ') || '–'}
        </span>
      ),
    },
    {
      id: 'field',
      label: t('admin.imports.field'),
      cell: ({ index, header }) => (
        <Select
          aria-label={t('admin.imports.fieldOf', { header })}
          className="w-full md:w-64"
          value={fields.get(index) ?? ''}
          disabled={isLocked}
          onChange={({ target }) => onField(index, target.value === '' ? null : (target.value as ImportField))}
        >
          <option value="">{t('admin.imports.notRead')}</option>
          {fieldsOfKind(kind).map((field) => (
            <option key={field} value={field}>
              {t(`admin.imports.field_${field}`)}
            </option>
          ))}
        </Select>
      ),
    },
  ];
  return (
    <Table caption={t('admin.imports.columns')} columns={columns} rows={props.columns} rowKey={({ index }) => index} />
  );
}
