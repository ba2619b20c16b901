import { Visitor } from 'rolldown/utils';

// Whoever changes what shoppers see of the catalogue must bring the shelves in line and tell every process. So these
// tables are written in the few places that do, and nowhere else.
const guarded = {
  catalogue: ['categories', 'kinds', 'synonyms', 'products', 'productTexts', 'productPictures', 'productBarcodes'],
  prices: ['prices', 'discounts', 'priceHistory'],
  shelf: ['shelf', 'catalogueChanges'],
  stock: ['stock', 'stockMovements'],
  stores: ['stores', 'storeDiscounts', 'storeHours', 'storeClosedDays', 'shippingRules'],
};
const writers =
  /^src\/server\/(?:features\/catalogue\/staff\/|services\/(?:shelf|catalogue)\/|services\/order\/stock-ledger\.ts$|seed\/|testing\/)|\.test\.tsx?$/;

const tableFile = /\/db\/tables\/(\w+)\.ts$/;
const inSql = Object.values(guarded)
  .flat()
  .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const statement = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from)\\s+"?(?:${inSql.join('|')})\\b`, 'i');
const writes = new Set(['insert', 'update', 'delete']);

/** Offsets of the statements that write the catalogue where that is not done. */
export function findCatalogueWrites(file, program) {
  if (!file.startsWith('src/server/') || writers.test(file)) return [];
  const tables = new Set();
  const found = [];
  new Visitor({
    ImportDeclaration: (node) => {
      const names = guarded[tableFile.exec(node.source.value)?.[1]] ?? [];
      for (const one of node.specifiers) if (names.includes(one.imported?.name)) tables.add(one.local.name);
    },
    CallExpression: (node) => {
      const [table] = node.arguments;
      if (writes.has(node.callee.property?.name) && tables.has(table?.name)) found.push(node.start);
    },
    TemplateElement: (node) => {
      if (statement.test(node.value.raw)) found.push(node.start);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && statement.test(node.value)) found.push(node.start);
    },
  }).visit(program);
  return found;
}
