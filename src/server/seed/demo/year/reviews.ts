import { type Language, languages } from '#domain/language/language.ts';
import type { ReviewStatus } from '#domain/reviews/review.ts';
import type { reviews } from '#server/db/tables/reviews.ts';
import { demoStaffId } from '#server/seed/demo/accounts.ts';
import type { Calendar } from '#server/seed/demo/calendar.ts';
import { type Draws, draw, drawsFor, nextBetween, nextOf } from '#server/seed/demo/draw.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';
import type { PlannedOrder } from './orders.ts';
import { staples } from './popularity.ts';
import type { ReviewTone, ReviewWords } from './reviews.schema.ts';

export const reviewCount = 400;
const hour = 3_600_000;
type Review = typeof reviews.$inferInsert;
type Bought = { productId: number; customerId: number; orderLineId: number; language: Language; deliveredAt: Date };

/**
 * 400 reviews by customers who have the goods, most of them of what sells best: written some days after the order came,
 * looked at by staff within two days. The last ones still wait; a few were turned down.
 */
export function planReviews(
  orders: readonly PlannedOrder[],
  goods: readonly SeedProduct[],
  words: ReviewWords,
  calendar: Calendar,
): Review[] {
  const write = reviewWriter(words);
  const rejected = languages.flatMap((language) => words.rejected[language].map((text) => ({ language, text })));
  const seen = new Set<string>();
  const found: Review[] = [];
  for (const bought of linesToReview(orders, goods)) {
    if (found.length === reviewCount) break;
    const { productId, customerId, orderLineId, language, deliveredAt } = bought;
    const draws = drawsFor('review', orderLineId);
    const createdAt = new Date(deliveredAt.getTime() + nextBetween(draws, 20, 480) * hour);
    const good = goods[productId - 1];
    if (!good || createdAt > calendar.now || seen.has(`${productId} ${customerId}`)) continue;
    seen.add(`${productId} ${customerId}`);
    const refused = rejected.findIndex((one) => one.language === language);
    const isRefused = refused >= 0 && found.length % 25 === 12;
    const rating = isRefused ? nextOf(draws, [1, 5]) : ratingOf(good, draws);
    const said = isRefused
      ? { title: '', text: rejected.splice(refused, 1)[0]?.text ?? '' }
      : write(good, language, rating, draws);
    const row = { productId, customerId, orderLineId, rating, ...said, language, createdAt };
    found.push({ ...row, ...moderation(createdAt, isRefused, draws, calendar) });
  }
  return found.sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0));
}

/** What was delivered to customers of goods that get talked about, in an order drawn from the lines. */
function linesToReview(orders: readonly PlannedOrder[], goods: readonly SeedProduct[]): Bought[] {
  const isTalkedOf = (productId: number) => {
    const key = goods[productId - 1]?.key ?? '';
    return key in staples || draw('talked of', key) < 0.12;
  };
  const lines = orders.flatMap(({ row, lines, shopper }) => {
    if (!shopper || row.status !== 'completed') return [];
    const said = { customerId: shopper.id, language: shopper.language, deliveredAt: row.updatedAt ?? row.createdAt };
    return lines.flatMap(({ id, productId }) =>
      isTalkedOf(productId)
        ? [{ ...said, productId, orderLineId: id ?? 0, deliveredAt: said.deliveredAt as Date }]
        : [],
    );
  });
  const drawn = lines.map((line) => ({ line, luck: draw('said', line.orderLineId) }));
  return drawn.sort((a, b) => a.luck - b.luck).map(({ line }) => line);
}

/** Most are content; some goods please more than others. */
function ratingOf(good: SeedProduct, draws: Draws): number {
  const luck = draws() * 0.8 + draw('quality', good.key) * 0.2;
  if (luck < 0.07) return 1;
  if (luck < 0.13) return 2;
  if (luck < 0.23) return 3;
  return luck < 0.5 ? 4 : 5;
}

/** Writes what nobody else has said: no sentence twice of a good, none more often than another could be said instead. */
function reviewWriter(words: ReviewWords) {
  const saidOf = new Set<string>();
  const timesSaid = new Map<string, number>();
  const texts = new Set<string>();
  const groups = new Map(Object.entries(words.groups).flatMap(([group, of]) => of.map((one) => [one, group] as const)));
  return (good: SeedProduct, language: Language, rating: number, draws: Draws): { title: string; text: string } => {
    const tone: ReviewTone = rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad';
    const group = groups.get(good.key) ?? groups.get(good.category) ?? '';
    const say = (sentences: readonly string[]) => {
      const times = (sentence: string) => timesSaid.get(sentence) ?? 0;
      const free = sentences.filter((sentence) => !saidOf.has(`${good.key} ${sentence}`));
      const least = Math.min(...free.map(times));
      const rarest = free.filter((sentence) => times(sentence) === least);
      const sentence = rarest.length > 0 ? nextOf(draws, rarest) : null;
      if (sentence === null) return [];
      saidOf.add(`${good.key} ${sentence}`);
      timesSaid.set(sentence, least + 1);
      return [sentence];
    };
    const said = say(words.sentences[language][group]?.[tone] ?? []);
    const more = words.more[language][tone];
    if (said.length === 0 || draws() < 0.55) said.push(...say(more));
    if (texts.has(said.join(' '))) said.push(...say(more));
    const text = said.join(' ');
    texts.add(text);
    // Who finds nothing new to say gives the stars alone.
    return { title: draws() < 0.6 && text ? nextOf(draws, words.titles[language][tone]) : '', text };
  };
}

function moderation(createdAt: Date, isRefused: boolean, draws: Draws, calendar: Calendar) {
  const moderatedAt = new Date(createdAt.getTime() + nextBetween(draws, 3, 60) * hour);
  const isWaiting = !isRefused && (moderatedAt > calendar.now || createdAt > calendar.at(-9, 0));
  const status: ReviewStatus = isRefused ? 'rejected' : isWaiting ? 'pending' : 'approved';
  if (isWaiting) return { status, moderatedAt: null, moderatedBy: null };
  return { status, moderatedAt: moderatedAt < calendar.now ? moderatedAt : calendar.now, moderatedBy: demoStaffId };
}
