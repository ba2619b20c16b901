/** What a picker says of a line in a life; quantities in thousandths, moments in milliseconds. */
export type SaidEvent = {
  id: string;
  at: number;
  kind: 'picked' | 'short' | 'substituted' | 'undone';
  by: number;
  milli: number | null;
  isEmpty: boolean;
  byPhone: boolean;
};

/** A line as the specification tells it, kept as what was said of it alone. */
export type NaiveLine = {
  lineId: number;
  orderId: number;
  orderedMilli: number;
  isWeighed: boolean;
  wish: 'best_match' | 'ask_me' | 'refund';
  /** Whether there is anything that may stand for it. */
  hasSubstitute: boolean;
  accepted: SaidEvent[];
  /** What its shopper answered to which proposal. */
  answers: Map<string, boolean>;
};

type Standing = {
  state: string;
  picked: number;
  substitute: number;
  by: number | null;
  /** Of a proposal: by which event, and until when. */
  asked: { id: string; until: number } | null;
};

const answerTime = 20 * 60_000;
const isLater = (a: SaidEvent, b: SaidEvent) => a.at > b.at || (a.at === b.at && a.id > b.id);

/** Where a line stands: all that was accepted is gone through again from the beginning. */
export function standingOf(line: NaiveLine, now: number): Standing {
  let standing: Standing = { state: 'waiting', picked: 0, substitute: 0, by: null, asked: null };
  for (const event of line.accepted) standing = after(line, standing, event);
  const { asked } = standing;
  if (!asked) return standing;
  const said = line.answers.get(asked.id);
  if (said !== undefined) return { ...standing, state: said ? 'substituted' : 'refused' };
  return asked.until <= now ? { ...standing, state: 'refused' } : standing;
}

function after(line: NaiveLine, before: Standing, event: SaidEvent): Standing {
  const of = { by: event.by, asked: null, substitute: 0 };
  if (event.kind === 'undone') return { ...of, state: 'waiting', picked: 0 };
  if (event.kind === 'short') return { ...of, state: 'short', picked: event.milli ?? 0 };
  if (event.kind === 'substituted') {
    const isAsked = line.wish === 'ask_me' && !event.byPhone;
    const substitute = event.milli ?? line.orderedMilli - before.picked;
    const state = isAsked ? 'proposed' : 'substituted';
    const asked = isAsked ? { id: event.id, until: event.at + answerTime } : null;
    return { ...of, state, picked: before.picked, substitute, asked };
  }
  const picked = event.milli ?? line.orderedMilli;
  if (line.isWeighed) return { ...of, state: picked < line.orderedMilli * 0.8 ? 'short' : 'picked', picked };
  return { ...of, state: picked < line.orderedMilli ? 'waiting' : 'picked', picked };
}

/** What becomes of an event that comes now. */
export function resultOf(line: NaiveLine, event: SaidEvent, now: number): string {
  if (line.accepted.some((one) => isLater(one, event))) return 'superseded';
  if (event.kind === 'undone') return 'ok';
  const { state, by, picked } = standingOf(line, now);
  if (state !== 'waiting' && by !== event.by) return 'decidedByAnother';
  const most = line.isWeighed ? Math.floor(line.orderedMilli * 1.1) : line.orderedMilli;
  if (event.kind === 'picked' && line.isWeighed && event.milli === null) return 'quantityNeeded';
  if (event.kind !== 'substituted') return (event.milli ?? 0) > most ? 'outOfTolerance' : 'ok';
  const missing = Math.max(0, line.orderedMilli - picked);
  const milli = event.milli ?? missing;
  const isAllowed = line.hasSubstitute && line.wish !== 'refund' && milli > 0 && milli <= missing;
  return isAllowed ? 'ok' : 'notAllowed';
}
