import { partsOf, walk } from './read-strings.mjs';

// What a reader is shown or told, as an attribute or a property, and by functions that show or send it.
const shown =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|(?!enterKey)\w*(Label|Title|Text|Hint)|hint|heading|description|text|subject|message|caption|summary|legend)$/;
const telling = /^(notice|alert|confirm|setFault|setFailure|send|end)$/;

/**
 * The texts in pages, mails and answers that do not come from the words, by place.
 * @param {{ file: string, program: object, lineOf: Function }} parsed a file by `parseFiles`
 * @returns {{ file: string, line: number, text: string }[]}
 */
export function findBareTexts({ file, program, lineOf }) {
  const found = [];
  const isMail = file.startsWith('src/server/mail/');
  walk(program, (node, above) => {
    const shown = isMail && node.type === 'TemplateLiteral' ? [outsideTags(node)] : textsShownBy(node, above.at(-1));
    for (const text of shown)
      if (hasWord(text)) found.push({ file, line: lineOf(node), text: text.trim().replace(/\s+/g, ' ') });
  });
  return found;
}

function textsShownBy(node, parent) {
  if (node.type === 'JSXText') return [node.value];
  if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') return textsOf(node.expression);
  if (node.type === 'JSXAttribute') return shown.test(node.name.name) ? textsOf(node.value) : [];
  if (node.type === 'Property') return shown.test(node.key.name ?? node.key.value) ? textsOf(node.value) : [];
  if (node.type === 'CallExpression' && telling.test(node.callee.name ?? node.callee.property?.name))
    return textsOf(node.arguments[0]);
  // Its first argument is the tone.
  if (node.type === 'CallExpression' && node.callee.name === 'progress') return textsOf(node.arguments[1]);
  return [];
}

/** The strings that an expression may come to, without what is asked on the way. */
function textsOf(node) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'TemplateLiteral') return [partsOf(node).join(' ')];
  if (node?.type === 'JSXExpressionContainer') return textsOf(node.expression);
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === 'LogicalExpression' || node?.operator === '+')
    return [...textsOf(node.left), ...textsOf(node.right)];
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(textsOf);
  if (node?.type === 'CallExpression' && node.callee.property?.name === 'join') return textsOf(node.callee.object);
  if (node?.type === 'ParenthesizedExpression' || node?.type === 'TSAsExpression') return textsOf(node.expression);
  return [];
}

/** What a template of HTML shows: its texts without elements and their attributes. */
function outsideTags(template) {
  const html = partsOf(template).join('{}');
  return /<\w/.test(html) ? html.replace(/<style[\s\S]*?<\/style>|<[^>]*>?|^[^<]*?>/g, ' ') : '';
}

const key = /^[a-z]\w*(\.\w+)+$/;
const statement = /^\s*(select|insert|update|delete|with)\s/;

/** Two letters that stand together; signs need no translation. What names words is none, and no statement is. */
function hasWord(text) {
  return /\p{L}{2}/u.test(text.replace(/&\w+;/g, '')) && !key.test(text) && !statement.test(text);
}
