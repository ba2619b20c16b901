// biome-ignore-all format: zones and grounds read as tables, one line each.
import { luminance, mixColours, readableOn } from '../colour.mjs';
import { pantryDesigns } from './designs-pantry.mjs';
import { accentOn, inkOn, WHITE, whole, zonesOf } from './inks.mjs';
import { area, hills, plaque, rule, scallops, share, wave } from './ornaments.mjs';

/**
 * Designs of labels for fresh goods, drinks and the household. Each takes the frame f {W, H: flat label; x, y, w, h: front; wide} and the palette
 * p {label, accent, text} and gives the ground, the zones {brand, name, art, quantity}, the inks and the faces.
 */
export const freshDesigns = {
  /** White above, the colour below, a drop of milk between. */
  dairy(f, p) {
    const y = f.y + f.h * (f.wide ? 0.6 : 0.5);
    return {
      ground: whole(f, '#fdfdfb') + area(0, 0, f.W, f.y + f.h * 0.13, p.label) + wave(f, y, f.h * 0.07, f.w * 1.3, mixColours(p.label, WHITE, 0.55), f.w * 0.2) + wave(f, y + f.h * 0.05, f.h * 0.07, f.w * 1.3, p.label, f.w * 0.5),
      zones: f.wide
        ? zonesOf(f, { brand: [0, -0.02, 0.55, 0.14], name: [0, 0.16, 0.55, 0.42], art: [0.56, 0.16, 0.44, 0.78], quantity: [0, 0.82, 0.4, 0.14] })
        : zonesOf(f, { brand: [0.04, 0.005, 0.92, 0.105], name: [0, 0.15, 1, 0.24], art: [0.08, 0.41, 0.84, 0.46], quantity: [0.2, 0.895, 0.6, 0.085] }),
      inks: { brand: readableOn(p.label, [WHITE, p.accent]), name: readableOn('#fdfdfb', [p.label, mixColours(p.label, '#000000', 0.4)]), quantity: readableOn(p.label, [WHITE, '#12243a']) },
      faces: { brand: 'script', name: 'round' },
    };
  },

  /** Fruit that fills the lower half to the edges; a label tag for the words. */
  orchard(f, p) {
    const pale = '#fffaf0';
    const tag = f.wide ? share(f, [-0.03, 0.03, 0.6, 0.94]) : share(f, [0.02, 0.0, 0.96, 0.43]);
    return {
      ground: whole(f, p.label) + area(0, f.y + f.h * 0.52, f.W, f.H, mixColours(p.label, p.accent, 0.85)) + `<ellipse cx="${f.W / 2}" cy="${f.y + f.h * 0.54}" rx="${f.W * 0.8}" ry="${f.h * 0.07}" fill="${mixColours(p.label, p.accent, 0.85)}"/>` +
        plaque(tag, pale, 26) + plaque({ x: tag.x + 9, y: tag.y + 9, w: tag.w - 18, h: tag.h - 18 }, 'none', 20, `stroke="${p.label}" stroke-width="3"`),
      zones: f.wide
        ? zonesOf(f, { brand: [0.04, 0.1, 0.46, 0.15], name: [0.02, 0.27, 0.5, 0.42], art: [0.57, 0.04, 0.45, 0.92], quantity: [0.1, 0.74, 0.34, 0.14] })
        : zonesOf(f, { brand: [0.12, 0.035, 0.76, 0.085], name: [0.08, 0.13, 0.84, 0.26], art: [0.0, 0.45, 1, 0.45], quantity: [0.25, 0.91, 0.5, 0.085] }),
      inks: { brand: readableOn(pale, [p.label, '#23401f']), name: readableOn(pale, [mixColours(p.label, '#000000', 0.35)]), quantity: f.wide ? readableOn(pale, [p.label]) : readableOn(mixColours(p.label, p.accent, 0.85), [WHITE, '#2a1c08']) },
      faces: { brand: 'script', name: 'round' },
    };
  },

  /** A butcher's paper: light ground, a bold band across. */
  butcher(f, p) {
    const dark = mixColours(p.accent, '#000000', 0.1);
    return {
      ground: whole(f, p.label) + (f.wide ? area(f.x - 40, f.y + f.h * 0.22, f.w * 0.58 + 40, f.h * 0.52, p.accent) : area(0, f.y + f.h * 0.13, f.W, f.h * 0.28, p.accent) + area(0, f.y + f.h * 0.425, f.W, 5, p.accent)),
      zones: f.wide
        ? zonesOf(f, { brand: [0, 0.03, 0.52, 0.15], name: [0, 0.26, 0.53, 0.44], art: [0.56, 0.05, 0.44, 0.9], quantity: [0, 0.8, 0.4, 0.14] })
        : zonesOf(f, { brand: [0.02, 0.01, 0.96, 0.1], name: [0.02, 0.15, 0.96, 0.24], art: [0.04, 0.45, 0.92, 0.43], quantity: [0.2, 0.905, 0.6, 0.08] }),
      inks: { brand: readableOn(p.label, [dark, p.text]), name: readableOn(p.accent, [WHITE, p.label]), quantity: readableOn(p.label, [dark, p.text]) },
      faces: { brand: 'serif', name: 'tall' },
    };
  },

  /** The sea: waves of three blues, light sky. */
  harbour(f, p) {
    const sky = mixColours(p.accent, WHITE, 0.75);
    const y = f.y + f.h * 0.44;
    return f.wide
      ? { ...pantryDesigns.tide(f, p), faces: { brand: 'tall', name: 'tall' } }
      : {
          ground: whole(f, p.label) + area(0, y, f.W, f.H, sky) + scallops(f, y, f.w * 0.12, p.label) + wave(f, f.y + f.h * 0.76, 18, f.w * 0.4, p.accent) + wave(f, f.y + f.h * 0.83, 18, f.w * 0.4, mixColours(p.accent, p.label, 0.5), 60) + wave(f, f.y + f.h * 0.89, 18, f.w * 0.4, p.label, 20),
          zones: zonesOf(f, { brand: [0.04, 0.01, 0.92, 0.1], name: [0.02, 0.12, 0.96, 0.28], art: [0.0, 0.5, 1, 0.37], quantity: [0.2, 0.915, 0.6, 0.08] }),
          inks: { brand: accentOn(p.label, p), name: inkOn(p.label, p), quantity: inkOn(p.label, p) },
          faces: { brand: 'tall', name: 'tall' },
        };
  },

  /** Cold: facets of ice, white snow below. */
  frost(f, p) {
    const facet = (x, y, s, colour, o) => `<path d="M${x} ${y}l${s} ${-s * 0.7}l${s * 0.8} ${s * 0.9}l${-s * 0.6} ${s}Z" fill="${colour}" opacity="${o}"/>`;
    let ice = '';
    for (let i = 0; i < 9; i++) ice += facet((i * 0.14 - 0.05) * f.W, f.y + f.h * (0.12 + ((i * 37) % 50) / 100), f.w * 0.32, WHITE, 0.1);
    return {
      ground: whole(f, p.label) + ice + hills(f, f.y + f.h * 0.78, f.h * 0.12, '#eaf5fc', 2) + hills(f, f.y + f.h * 0.9, f.h * 0.1, WHITE, 1),
      zones: f.wide ? pantryDesigns.tide(f, p).zones : zonesOf(f, { brand: [0.08, 0.0, 0.84, 0.1], name: [0, 0.11, 1, 0.27], art: [0.03, 0.4, 0.94, 0.48], quantity: [0.2, 0.91, 0.6, 0.085] }),
      inks: { brand: readableOn(p.label, [p.text, WHITE]), name: readableOn(p.label, [WHITE, p.text]), quantity: readableOn(WHITE, [p.text, '#0f2f4d']) },
      faces: { brand: 'round', name: 'round' },
    };
  },

  /** Mountains in mist, small letters: tea and coffee. */
  mist(f, p) {
    return {
      ground: whole(f, p.label) + hills(f, f.y + f.h * 0.58, f.h * 0.22, mixColours(p.label, p.accent, 0.18), 3) + hills(f, f.y + f.h * 0.7, f.h * 0.16, mixColours(p.label, p.accent, 0.36), 1) + hills(f, f.y + f.h * 0.84, f.h * 0.1, mixColours(p.label, p.accent, 0.6), 2) + hills(f, f.y + f.h * (f.wide ? 0.95 : 0.905), f.h * 0.06, p.accent, 4),
      zones: f.wide ? pantryDesigns.quiet(f, p).zones : zonesOf(f, { brand: [0.05, 0.02, 0.9, 0.085], name: [0.02, 0.14, 0.96, 0.24], art: [0.08, 0.4, 0.84, 0.46], quantity: [0.2, 0.905, 0.6, 0.08] }),
      inks: { brand: accentOn(p.label, p), name: inkOn(p.label, p), quantity: f.wide ? inkOn(mixColours(p.label, p.accent, 0.6), p) : readableOn(p.accent, ['#1c2f28', WHITE]) },
      faces: { brand: 'sansLight', name: 'serif' },
      align: f.wide ? 'start' : 'middle',
    };
  },

  /** A confectioner's window: scalloped awning, soft stripes. */
  awning(f, p) {
    const stripes = Array.from({ length: Math.ceil(f.W / 60) }, (_, i) => area(i * 60, 0, 30, f.H, mixColours(p.label, WHITE, luminance(p.label) > 0.3 ? 0.35 : 0.07))).join('');
    return {
      ground: whole(f, p.label) + stripes + area(0, 0, f.W, f.y + f.h * (f.wide ? 0.16 : 0.115), p.accent) + scallops(f, f.y + f.h * (f.wide ? 0.16 : 0.115), 26, p.accent),
      zones: f.wide
        ? zonesOf(f, { brand: [0, -0.02, 0.55, 0.16], name: [0, 0.3, 0.54, 0.42], art: [0.56, 0.24, 0.44, 0.72], quantity: [0, 0.8, 0.4, 0.14] })
        : zonesOf(f, { brand: [0.06, 0.0, 0.88, 0.1], name: [0, 0.185, 1, 0.24], art: [0.04, 0.43, 0.92, 0.45], quantity: [0.2, 0.91, 0.6, 0.08] }),
      inks: { brand: readableOn(p.accent, [WHITE, p.label]), name: readableOn(p.label, [p.text]), quantity: readableOn(p.label, [p.accent, p.text]) },
      faces: { brand: 'script', name: 'serif' },
    };
  },

  /** A wine label: paper with a torn look is not needed, only air, a line and a crest. */
  estate(f, p) {
    const c = f.x + f.w / 2;
    return {
      ground: whole(f, p.label) + area(0, f.y - 6, f.W, 6, p.accent) + area(0, f.y + f.h, f.W, 6, p.accent) + (f.wide ? '' : rule(c, f.y + f.h * 0.42, f.w * 0.34, p.accent, 3)),
      zones: f.wide ? pantryDesigns.quiet(f, p).zones : zonesOf(f, { brand: [0.02, 0.45, 0.96, 0.19], name: [0.01, 0.65, 0.98, 0.21], art: [0.16, 0.03, 0.68, 0.36], quantity: [0.25, 0.87, 0.5, 0.11] }),
      inks: { brand: readableOn(p.label, [p.accent, p.text]), name: inkOn(p.label, p), quantity: inkOn(p.label, p) },
      faces: { brand: 'serif', name: 'serifLight' },
    };
  },

  /** A brewer's oval. */
  brewer(f, p) {
    const c = { x: f.x + f.w / 2, y: f.y + f.h * 0.5 };
    const pale = mixColours(p.accent, WHITE, 0.8);
    return f.wide
      ? pantryDesigns.tide(f, p)
      : {
          ground: whole(f, p.label) + [[0.56, 0.53, p.accent], [0.53, 0.5, p.label], [0.51, 0.485, pale]].map(([rx, ry, colour]) => `<ellipse cx="${c.x}" cy="${c.y}" rx="${f.w * rx}" ry="${f.h * ry}" fill="${colour}"/>`).join('') + area(0, f.y + f.h * 0.57, f.W, f.h * 0.2, p.accent),
          zones: zonesOf(f, { brand: [0.21, 0.06, 0.58, 0.14], name: [0.03, 0.58, 0.94, 0.18], art: [0.2, 0.21, 0.6, 0.36], quantity: [0.3, 0.79, 0.4, 0.11] }),
          inks: { brand: readableOn(pale, [p.label]), name: readableOn(p.accent, [p.label, '#1c1c1c']), quantity: readableOn(pale, [p.label]) },
          faces: { brand: 'tall', name: 'tall' },
        };
  },

  /** Clean things: bubbles over a light ground. */
  bubbles(f, p) {
    let drops = '';
    for (let i = 0; i < 26; i++) {
      const r = 10 + ((i * 29) % 44);
      const x = ((i * 197) % 100) / 100 * f.W;
      const y = f.y + f.h * (0.35 + ((i * 53) % 60) / 100);
      // On a wide pack the name stands at the left: no drops behind its letters.
      if (f.wide && x + r > f.x && x - r < f.x + f.w * 0.52) continue;
      drops += `<circle cx="${x}" cy="${y}" r="${r}" fill="${mixColours(p.accent, WHITE, 0.6)}" opacity="0.45"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.2}" fill="#ffffff" opacity="0.9"/>`;
    }
    return {
      ground: whole(f, p.label) + drops + wave(f, f.y + f.h * (f.wide ? 0.76 : 0.88), 14, f.w * 0.7, p.accent),
      zones: f.wide ? { ...pantryDesigns.tide(f, p).zones, ...zonesOf(f, { name: [0, 0.2, 0.5, 0.42] }) } : zonesOf(f, { brand: [0.04, 0.0, 0.92, 0.1], name: [0, 0.12, 1, 0.26], art: [0.06, 0.4, 0.88, 0.46], quantity: [0.2, 0.91, 0.6, 0.085] }),
      inks: { brand: readableOn(p.label, [p.accent, p.text]), name: inkOn(p.label, p), quantity: readableOn(p.accent, [WHITE, p.text]) },
      faces: { brand: 'script', name: 'round' },
    };
  },
};
