// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.
import { fill, line, oval, ovalPath, shaded } from './paths.mjs';

const tray = (rimColour, floor) => () => [
  { svg: shaded('M30 62Q32 54 42 54H158Q168 54 170 62L196 140Q198 152 186 152H14Q2 152 4 140Z', [[0, rimColour], [1, rimColour]]), puff: 0.3, rim: 7, gloss: 0.35 },
  { svg: fill('M38 66Q40 61 46 61H154Q160 61 162 66L184 135Q186 143 178 143H22Q14 143 16 135Z', floor), puff: -0.35, rim: 6, gloss: 0.15, shadow: 0 },
  { svg: fill('M12 150H188L184 160Q182 164 176 164H24Q18 164 16 160Z', rimColour), puff: 0.4, rim: 6, gloss: 0.2, shadow: 0 },
];
const wood = { puff: 0.25, rim: 7, gloss: 0.12, bump: { kind: 'cloud', size: 34, stretch: 0.08, depth: 2 }, stain: { kind: 'cloud', size: 44, stretch: 0.09, from: 0.45, colour: '#8a5a2e', share: 0.55 } };

export const surfaces = {
  'tray-dark': tray('#34383a', '#26292b'),
  'tray-light': tray('#f6f5f1', '#ecebe6'),
  board: () => [
    { svg: fill('M34 70Q36 62 44 62H156Q164 62 166 70L194 138Q197 150 184 150H16Q3 150 6 138Z', '#c9955a'), ...wood },
    { svg: fill('M6 143Q8 150 16 150H184Q192 150 194 143V154Q192 162 184 162H16Q8 162 6 154Z', '#a8743c'), puff: 0.4, rim: 5, gloss: 0.1, shadow: 0 },
  ],
  slate: () => [
    { svg: fill('M34 66H166L194 146H6Z', '#4a4e50'), puff: 0.1, rim: 4, gloss: 0.15, bump: { kind: 'cloud', size: 12, stretch: 0.4, depth: 2 } },
    { svg: fill('M6 146H194V156H6Z', '#35383a'), puff: 0.2, rim: 4, shadow: 0 },
  ],
  plate: () => [
    { svg: fill(ovalPath(100, 108, 97, 57), '#f4f3f0'), puff: 0.22, rim: 7, gloss: 0.4, shine: 40 },
    { svg: fill(ovalPath(100, 107, 70, 38), '#eceae5'), puff: -0.3, rim: 5, gloss: 0.25, shadow: 0 },
    { svg: fill(ovalPath(100, 109, 65, 33.5), '#f8f7f4'), puff: 0.05, rim: 3, gloss: 0.2, shadow: 0 },
  ],
  punnet: () => [{ svg: fill('M16 78L30 66H170L184 78L172 110H28Z', '#b98a52'), puff: 0.2, rim: 5, gloss: 0.05, bump: { size: 5, depth: 1 } }],
  'punnet-front': () => [
    { svg: shaded('M12 92H188L174 162Q172 168 164 168H36Q28 168 26 162Z', [[0, '#d8b078'], [1, '#c0935a']]), puff: 0.25, rim: 7, gloss: 0.06, bump: [{ size: 5, depth: 1.2 }, { kind: 'cloud', size: 30, stretch: 0.1, depth: 1.2 }] },
    { svg: line('M12 94H188', '#e3c090', 8), puff: 0.8, gloss: 0.1, shadow: 0.3 },
    { svg: [50, 84, 116, 150].map((x) => oval(x, 132, 9, 15, '#8f6636')).join(''), puff: -0.5, shadow: 0 },
  ],
};
