import { Visitor } from 'rolldown/utils';

// A Drizzle builder runs only when it is awaited; `void` does not start it either, and no linter knows.
const statements = new Set(['select', 'insert', 'update', 'delete', 'execute', 'refreshMaterializedView']);
const database = /^(db|tx|trx|transaction|database|\w+(Db|Tx))$/;

/** Offsets of the database statements that are built as a bare statement, so that they never run. */
export function findUnawaited(program) {
  const found = [];
  const judge = (expression) => {
    for (const result of resultsOf(expression)) if (isBuilder(result)) found.push(result.start);
  };
  new Visitor({
    ExpressionStatement: (node) => judge(node.expression),
    // A loop with a callback throws the callback's result away.
    CallExpression: (node) => {
      const callback = node.arguments[0];
      if (
        node.callee.property?.name === 'forEach' &&
        callback?.type === 'ArrowFunctionExpression' &&
        callback.expression
      )
        judge(bodyOf(callback));
    },
  }).visit(program);
  return found;
}

function bodyOf({ body }) {
  return body.type === 'BlockStatement' ? body.body[0]?.expression : body;
}

/** The expressions whose value a statement throws away: both arms of a condition, what stands behind `&&` or `void`. */
function resultsOf(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [...resultsOf(node.consequent), ...resultsOf(node.alternate)];
    case 'LogicalExpression':
      return resultsOf(node.right);
    case 'SequenceExpression':
      return node.expressions.flatMap(resultsOf);
    case 'UnaryExpression':
      return resultsOf(node.argument);
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return resultsOf(node.expression);
    default:
      return node ? [node] : [];
  }
}

/** Is this `db.insert(…)`, `deps.tx.update(…).set(…)` and so on, a chain that starts at a database? */
function isBuilder(node) {
  for (let call = node; call?.type === 'CallExpression'; call = call.callee.object) {
    const { property, object } = call.callee;
    if (statements.has(property?.name)) return database.test(object?.name ?? object?.property?.name ?? '');
  }
  return false;
}
