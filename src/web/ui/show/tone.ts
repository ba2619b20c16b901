/** Yellow waits, green is well, red is not, grey is neutral. */
export type Tone = 'yellow' | 'green' | 'red' | 'grey';
