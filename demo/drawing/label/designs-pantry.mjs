// biome-ignore-all format: zones and grounds read as tables, one line each.
import { luminance, mixColours, readableOn } from '../colour.mjs';
import { accentOn, inkOn, paperOf, WHITE, whole, zonesOf } from './inks.mjs';
import { area, dots, frame, gingham, hills, plaque, rays, rule, scallops, share, wave } from './ornaments.mjs';

/**
 * Designs of labels for the larder. Each takes the frame f {W, H: flat label; x, y, w, h: front; wide} and the palette
 * p {label, accent, text} and gives the ground, the zones {brand, name, art, quantity}, the inks and the faces.
 */
export const pantryDesigns = {
  /** A wave of the accent colour carries the art. */
  tide(f, p) {
    const y = f.y + f.h * (f.wide ? 0.7 : 0.6);
    const low = p.accent;
    return {
      ground: whole(f, p.label) + wave(f, y - 22, f.h * 0.05, f.w * 0.9, mixColours(p.label, WHITE, 0.35)) + wave(f, y, f.h * 0.05, f.w * 0.9, low),
      zones: f.wide
        ? zonesOf(f, { brand: [0, 0.02, 0.54, 0.15], name: [0, 0.18, 0.54, 0.46], art: [0.56, 0.08, 0.44, 0.84], quantity: [0, 0.8, 0.4, 0.14] })
        : zonesOf(f, { brand: [0.05, 0.0, 0.9, 0.1], name: [0, 0.11, 1, 0.28], art: [0.08, 0.41, 0.84, 0.47], quantity: [0.2, 0.9, 0.6, 0.09] }),
      inks: { brand: accentOn(p.label, p), name: inkOn(p.label, p), quantity: inkOn(low, p) },
      faces: { brand: 'serif', name: 'round' },
    };
  },

  /** Rays of light behind the art, a ribbon for the brand. */
  sunrise(f, p) {
    const deep = mixColours(p.label, '#000000', 0.35);
    const cx = f.x + f.w * (f.wide ? 0.76 : 0.5);
    const cy = f.y + f.h * (f.wide ? 0.5 : 0.66);
    const z = f.wide
      ? zonesOf(f, { brand: [0.02, 0.06, 0.5, 0.16], name: [0, 0.26, 0.55, 0.5], art: [0.55, 0.06, 0.45, 0.88], quantity: [0, 0.82, 0.5, 0.13] })
      : zonesOf(f, { brand: [0.16, 0.02, 0.68, 0.095], name: [0, 0.14, 1, 0.26], art: [0.05, 0.42, 0.9, 0.46], quantity: [0.25, 0.91, 0.5, 0.085] });
    const r = Math.min(z.art.w, z.art.h) * 0.52;
    // Where the sun is large beside the words, they keep clear of it.
    if (f.wide) z.name.w = Math.min(z.name.w, cx - r * 1.2 - z.name.x);
    return {
      ground: whole(f, p.label) + rays(cx, cy, 22, f.W, mixColours(p.label, p.accent, 0.3), 0.55) +
        `<circle cx="${cx}" cy="${cy}" r="${r * 1.04}" fill="${p.accent}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.97}" fill="${mixColours(p.accent, WHITE, 0.72)}"/>` +
        plaque(z.brand, deep, z.brand.h * 0.5),
      zones: { ...z, brand: share(z.brand, [0.08, 0, 0.84, 1]) },
      inks: { brand: readableOn(deep, [p.accent, WHITE]), name: inkOn(p.label, p), quantity: accentOn(p.label, p) },
      faces: { brand: 'sans', name: 'script' },
      overGround: true,
    };
  },

  /** A lantern-like light oval in a dotted ground. */
  lantern(f, p) {
    const pale = paperOf(p, 0.45);
    const z = f.wide
      ? zonesOf(f, { brand: [0.1, 0.06, 0.46, 0.15], name: [0.06, 0.24, 0.5, 0.48], art: [0.58, 0.06, 0.42, 0.86], quantity: [0.1, 0.76, 0.4, 0.14] })
      : zonesOf(f, { brand: [0.14, 0.05, 0.72, 0.1], name: [0.1, 0.17, 0.8, 0.25], art: [0.08, 0.43, 0.84, 0.44], quantity: [0.1, 0.905, 0.8, 0.08] });
    const oval = f.wide ? share(f, [-0.02, -0.06, 1.04, 1.12]) : share(f, [-0.02, -0.01, 1.04, 0.9]);
    return {
      ground: whole(f, p.label) + dots(0, 6, f.W, f.H, 42, 7, mixColours(p.label, p.accent, 0.35)) +
        `<rect x="${oval.x}" y="${oval.y}" width="${oval.w}" height="${oval.h}" rx="${Math.min(oval.w, oval.h) * 0.3}" fill="${pale}"/>` +
        `<rect x="${oval.x + 12}" y="${oval.y + 12}" width="${oval.w - 24}" height="${oval.h - 24}" rx="${Math.min(oval.w, oval.h) * 0.27}" fill="none" stroke="${p.label}" stroke-width="4"/>` + (f.wide ? '' : area(0, z.quantity.y - 4, f.W, z.quantity.h + 8, p.label)),
      zones: z,
      inks: { brand: readableOn(pale, [p.label, '#3a1c14']), name: readableOn(pale, [mixColours(p.label, '#000000', 0.4), '#241a14']), quantity: f.wide ? readableOn(pale, [p.label, '#3a1c14']) : inkOn(p.label, p) },
      faces: { brand: 'serif', name: 'serif' },
    };
  },

  /** Much air, a large piece of art, a vertical seal. */
  quiet(f, p) {
    const seal = f.wide ? share(f, [0.92, 0.04, 0.08, 0.34]) : share(f, [0.84, 0.02, 0.13, 0.15]);
    return {
      ground: whole(f, p.label) + plaque(seal, p.accent, 8) + area(f.x, f.y + f.h * (f.wide ? 0.74 : 0.885), f.w * (f.wide ? 0.45 : 1), 3, p.accent),
      zones: f.wide
        ? zonesOf(f, { brand: [0, 0.04, 0.5, 0.13], name: [0, 0.2, 0.48, 0.5], art: [0.5, 0.06, 0.4, 0.88], quantity: [0, 0.8, 0.4, 0.14] })
        : zonesOf(f, { brand: [0, 0.03, 0.78, 0.085], name: [0, 0.66, 1, 0.21], art: [0.0, 0.15, 1, 0.5], quantity: [0, 0.905, 0.8, 0.08] }),
      inks: { brand: readableOn(p.label, [p.accent, p.text]), name: inkOn(p.label, p), quantity: inkOn(p.label, p) },
      faces: { brand: 'sans', name: 'sansLight' },
      align: 'start',
    };
  },

  /** An arch of a palace window. */
  arch(f, p) {
    const b = f.wide ? share(f, [0.53, 0, 0.47, 1]) : share(f, [0, 0.36, 1, 0.64]);
    const m = b.x + b.w / 2;
    const arch = (i, colour, line = '') =>
      `<path d="M${b.x + i} ${f.H}V${b.y + b.h * 0.36}C${b.x + i} ${b.y + b.h * 0.12} ${m - b.w * 0.16} ${b.y + b.h * 0.16} ${m} ${b.y + i * 1.4 - b.h * 0.02}C${m + b.w * 0.16} ${b.y + b.h * 0.16} ${b.x + b.w - i} ${b.y + b.h * 0.12} ${b.x + b.w - i} ${b.y + b.h * 0.36}V${f.H}Z" fill="${colour}" ${line}/>`;
    const pale = mixColours(p.label, WHITE, 0.82);
    return {
      ground: whole(f, p.label) + dots(0, 10, f.W, f.H, 58, 5, p.accent, 0.35) + arch(0, p.accent) + arch(14, pale) + (f.wide ? '' : area(0, f.y + f.h * 0.9, f.W, f.H, p.accent)),
      zones: f.wide
        ? zonesOf(f, { brand: [0, 0.04, 0.5, 0.14], name: [0, 0.22, 0.5, 0.5], art: [0.57, 0.2, 0.39, 0.76], quantity: [0, 0.8, 0.5, 0.14] })
        : zonesOf(f, { brand: [0.06, 0.0, 0.88, 0.09], name: [0, 0.1, 1, 0.25], art: [0.1, 0.46, 0.8, 0.43], quantity: [0.2, 0.915, 0.6, 0.075] }),
      inks: { brand: readableOn(p.label, [mixColours(p.accent, '#000000', 0.2), '#2a0c24', WHITE]), name: readableOn(p.label, [WHITE, '#2a0c24']), quantity: f.wide ? readableOn(p.label, [WHITE, '#2a0c24']) : readableOn(p.accent, [WHITE, p.label]) },
      faces: { brand: 'serif', name: 'serif' },
    };
  },

  /** Fields under a sky: bands of hills. */
  field(f, p) {
    const y = f.y + f.h * 0.66;
    return {
      ground: whole(f, p.label) + `<circle cx="${f.x + f.w * 0.5}" cy="${y - f.h * 0.02}" r="${f.h * 0.3}" fill="${mixColours(p.label, WHITE, 0.18)}"/>` +
        hills(f, y, f.h * 0.1, mixColours(p.accent, p.label, 0.45), 2) + hills(f, y + f.h * 0.09, f.h * 0.1, mixColours(p.accent, p.label, 0.2), 1) + hills(f, y + f.h * 0.2, f.h * 0.09, p.accent, 3),
      zones: f.wide
        ? zonesOf(f, { brand: [0, 0.02, 0.54, 0.15], name: [0, 0.17, 0.55, 0.4], art: [0.56, 0.06, 0.44, 0.86], quantity: [0, 0.83, 0.4, 0.14] })
        : zonesOf(f, { brand: [0.08, 0.0, 0.84, 0.1], name: [0, 0.11, 1, 0.27], art: [0.05, 0.4, 0.9, 0.48], quantity: [0.2, 0.9, 0.6, 0.09] }),
      inks: { brand: accentOn(p.label, p), name: inkOn(p.label, p), quantity: readableOn(p.accent, ['#3a2a10', p.label, WHITE]) },
      faces: { brand: 'tall', name: 'round' },
    };
  },

  /** Cream paper, double frame, letters of an old grocer. */
  grocer(f, p) {
    const paper = paperOf(p, 0.62);
    const inner = share(f, f.wide ? [-0.02, -0.04, 1.04, 1.08] : [-0.03, -0.015, 1.06, 1.03]);
    const cx = f.x + f.w * (f.wide ? 0.27 : 0.5);
    // On a small label the lines are finer, so that they stay clear of the brand.
    const k = Math.min(1, f.h / (f.wide ? 340 : 570));
    return {
      ground: whole(f, p.label) + plaque(inner, paper, 18) + frame({ x: inner.x + 14 * k, y: inner.y + 14 * k, w: inner.w - 28 * k, h: inner.h - 28 * k }, p.label, 5 * k, 22 * k ** 2) + rule(cx, f.y + f.h * (f.wide ? 0.27 : 0.155), f.w * 0.2, p.label),
      zones: f.wide
        ? zonesOf(f, { brand: [0.06, 0.07, 0.44, 0.15], name: [0.05, 0.33, 0.45, 0.4], art: [0.55, 0.1, 0.4, 0.8], quantity: [0.1, 0.77, 0.34, 0.13] })
        : zonesOf(f, { brand: [0.12, 0.04, 0.76, 0.09], name: [0.07, 0.18, 0.86, 0.25], art: [0.08, 0.44, 0.84, 0.42], quantity: [0.2, 0.885, 0.6, 0.075] }),
      inks: { brand: readableOn(paper, [p.label]), name: readableOn(paper, [mixColours(p.label, '#000000', 0.45)]), quantity: readableOn(paper, [p.label]) },
      faces: { brand: 'serif', name: 'serif' },
    };
  },

  /** A kitchen cloth and a round enamel plate. */
  kitchen(f, p) {
    const z = f.wide
      ? zonesOf(f, { brand: [0.03, 0.1, 0.48, 0.15], name: [0.03, 0.28, 0.48, 0.42], art: [0.54, 0.05, 0.46, 0.9], quantity: [0.1, 0.75, 0.34, 0.14] })
      : zonesOf(f, { brand: [0.08, 0.03, 0.84, 0.09], name: [0.06, 0.13, 0.88, 0.25], art: [0.06, 0.44, 0.88, 0.44], quantity: [0.3, 0.905, 0.4, 0.08] });
    const band = f.wide ? share(f, [-0.03, 0.05, 0.58, 0.9]) : { x: 0, y: f.y - 10, w: f.W, h: f.h * 0.42 };
    const ground = mixColours(p.accent, WHITE, 0.6);
    const pill = share(z.quantity, [-0.1, -0.05, 1.2, 1.1]);
    return {
      ground: whole(f, ground) + gingham(f, 34, mixColours(p.label, p.accent, 0.4)) + plaque(band, p.label, f.wide ? 22 : 0) + (f.wide ? '' : scallops(f, f.y + f.h * 0.41, 24, p.label) + plaque(pill, p.label, pill.h / 2)) +
        `<ellipse cx="${z.art.x + z.art.w / 2}" cy="${z.art.y + z.art.h * 0.52}" rx="${Math.min(z.art.w, z.art.h * 1.15) * 0.53}" ry="${Math.min(z.art.w, z.art.h * 1.15) * 0.46}" fill="#fffdf8"/>`,
      zones: { ...z, art: share(z.art, [0.08, 0.08, 0.84, 0.84]) },
      inks: { brand: accentOn(p.label, p), name: inkOn(p.label, p), quantity: inkOn(p.label, p) },
      faces: { brand: 'script', name: 'serif' },
    };
  },

  /** Plain paper, a leaf-green band at the foot, much left to the art. */
  kraft(f, p) {
    const y = f.y + f.h * (f.wide ? 0.76 : 0.885);
    return {
      ground: whole(f, p.label) + (f.wide ? '' : `<circle cx="${f.x + f.w / 2}" cy="${f.y + f.h * 0.625}" r="${Math.min(f.w * 0.47, f.h * 0.265)}" fill="${mixColours(p.label, luminance(p.label) > 0.3 ? p.accent : WHITE, 0.3)}"/>`) + area(0, y, f.W, f.H, p.accent),
      zones: f.wide
        ? zonesOf(f, { brand: [0, 0.03, 0.5, 0.14], name: [0, 0.2, 0.53, 0.5], art: [0.55, -0.02, 0.45, 0.9], quantity: [0, 0.81, 0.5, 0.14] })
        : zonesOf(f, { brand: [0, 0.01, 1, 0.09], name: [0, 0.11, 1, 0.24], art: [0.06, 0.4, 0.88, 0.45], quantity: [0, 0.905, 1, 0.085] }),
      inks: { brand: readableOn(p.label, [p.accent, p.text]), name: readableOn(p.label, [p.text, '#241a14']), quantity: readableOn(p.accent, [WHITE, p.label]) },
      faces: { brand: 'round', name: 'serifLight' },
      align: 'start',
    };
  },
};
