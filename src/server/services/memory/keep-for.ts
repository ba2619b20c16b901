/**
 * `read`, whose answer is kept in memory for so many milliseconds and shared by those who ask meanwhile: for what reads
 * whole tables and need not be of this minute. What fails is not kept.
 */
export function keepFor<T>(milliseconds: number, clock: () => Date, read: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.answer;
    const mine = { answer: read(), until: now + milliseconds };
    kept = mine;
    mine.answer.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.answer;
  };
}
