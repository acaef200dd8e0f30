// A person in profile, eyes closed: face, hair and what they wear, from a few parameters.

import type { Card } from '../card.ts';
import type { Portrait } from '../content/types.ts';
import { mix } from '../palettes.ts';
import { clothes } from './clothes.ts';
import { cutter, type Cutter, type Papers, type Pose } from './cutter.ts';
import { hat } from './hats.ts';

const SKINS = { a: '#f2dcc2', b: '#dcae86', c: '#9a6545', d: '#6b4430', e: '#f7ead8' } as const;

const HAIR: Record<NonNullable<Portrait['hair']>, string> = {
  bob: 'M284 132Q262 116 236 126Q214 170 222 216Q206 226 206 262Q196 296 156 302Q106 304 76 264Q56 200 72 140Q94 56 190 50Q264 52 284 132Z',
  bun: 'M282 126Q238 118 214 168Q200 214 168 232Q134 262 96 262Q60 210 72 140Q94 54 190 50Q262 52 282 126Z',
  top: 'M282 126Q238 118 214 168Q200 204 168 222Q134 256 98 284Q60 210 72 140Q94 54 190 50Q262 52 282 126Z',
  short:
    'M280 116Q236 108 214 150Q208 178 202 202Q192 214 182 190Q174 214 166 236Q140 266 102 284Q62 220 72 140Q94 56 190 50Q258 52 280 116Z',
  slick:
    'M284 112Q250 96 214 132Q206 170 200 206Q190 212 184 190Q172 226 158 246Q132 268 104 282Q64 220 72 140Q92 46 190 42Q266 40 284 112Z',
  bald: 'M206 200Q192 212 184 186Q160 180 150 160Q120 150 84 150Q62 220 104 284Q146 270 168 236Q182 214 190 206Z',
  long: 'M282 126Q238 118 214 168Q206 214 196 246Q206 330 232 420Q150 470 72 430Q40 300 60 200Q70 60 190 50Q262 52 282 126Z',
  curl: 'M286 130Q262 108 240 130Q250 150 228 160Q240 182 220 190Q232 214 210 222Q222 250 200 258Q204 290 168 290Q140 316 112 288Q70 290 72 250Q46 226 62 196Q46 160 72 136Q70 96 108 86Q130 48 176 54Q220 34 246 66Q284 78 286 130Z',
};

/** Knots of hair: middle and radius. */
const KNOTS: Partial<Record<keyof typeof HAIR, readonly [number, number, number]>> = {
  bun: [66, 240, 40],
  top: [122, 38, 40],
};

function face(o: Portrait, cut: Cutter, fill: string): string {
  const { nose = 0, noseDrop = 0, chin = 0, fat = 0 } = o;
  const outline = cut.soft([
    [196, 62],
    [250, 84],
    [281, 126],
    [287, 152],
    [280, 170],
    [297, 200],
    [311 + nose, 222 + noseDrop],
    [303 + nose * 0.6, 232 + noseDrop * 0.6],
    [287, 234],
    [292, 246],
    [299, 252],
    [288, 258],
    [296, 266],
    [285, 277],
    [290 + chin, 294],
    [277 + chin * 0.6, 314 + fat * 0.3],
    [246, 320 + fat],
    [222, 334 + fat],
    [220, 372],
    [238, 412],
    [238, 480],
    [112, 480],
    [116, 400],
    [118, 346],
    [102, 300],
    [80, 240],
    [78, 168],
    [108, 96],
    [150, 66],
  ]);
  return `<path d="${outline}" fill="${fill}"/>`;
}

/** The closed eye, the brow, a cheek, the mouth. */
function features({ p }: Card, o: Portrait, { path, line, disc }: Cutter, papers: Papers): string {
  const brow = o.brow === 'stern' ? 'M244 154Q262 146 284 152' : 'M244 150Q262 136 282 145';
  const lips = path(
    'M300 251Q288 250 274 257Q286 261 297 267Q291 259 300 251Z',
    mix(p.accent, '#a02030', 0.5),
  );
  return (
    line('M250 172Q262 181 275 173', 3.6, papers.line) +
    line('M254 176l-3 6M262 179l0 6M270 177l3 5', 2.2, papers.line) +
    line(brow, o.sex === 'm' && o.brow !== 'soft' ? 6 : 3.6, mix(papers.hair, papers.line, 0.3)) +
    disc(240, 238, 21, '#d8604e', 0.3) +
    line('M287 258Q276 260 270 256', 2.6, papers.line) +
    (o.sex === 'f' ? lips : '') +
    line('M290 232Q284 226 278 230', 2.4, papers.line)
  );
}

function hairAndBeard(
  { p }: Card,
  o: Portrait,
  { path, line, disc }: Cutter,
  papers: Papers,
): string {
  const { hair = 'short' } = o;
  const shine = mix(papers.hair, p.glow, 0.24);
  let out = path(HAIR[hair], papers.hair);
  const knot = KNOTS[hair];
  if (knot) {
    const [x, y, r] = knot;
    out += disc(x, y, r, papers.hair);
    out += line(`M${x - r / 2} ${y}Q${x} ${y - r * 0.7} ${x + r / 2} ${y}`, 2.4, shine);
  }
  if (hair !== 'bald') {
    out += line('M270 110Q220 84 160 100M262 98Q200 66 130 104M110 130Q86 180 100 240', 2.2, shine);
  }
  if (!['bob', 'long', 'curl'].includes(hair) && !o.wears?.includes('veil')) {
    out += path(
      'M186 186Q206 182 206 204Q204 228 192 236Q180 232 178 206Q178 190 186 186Z',
      mix(papers.skin, p.night, 0.08),
    );
    out += line('M188 198Q198 200 194 216', 2.4, papers.line);
  }
  if (o.moustache === 'waxed') {
    out += path(
      'M292 240Q276 236 262 244Q246 252 236 240Q240 262 262 258Q284 256 294 250Q306 250 318 236Q308 240 292 240Z',
      papers.hair,
    );
  }
  if (o.moustache === 'thick') {
    out += path('M296 240Q270 234 258 262Q276 268 298 256Q304 250 296 240Z', papers.hair);
  }
  if (o.beard === 'full') {
    out += path(
      'M206 214Q214 262 236 266Q258 240 294 246Q300 252 288 258Q300 262 304 280Q318 330 276 366Q230 390 196 330Q180 260 196 226Z',
      papers.hair,
    );
    out += line(
      'M232 300Q250 330 250 356M262 290Q276 320 270 350M214 270Q220 310 232 336',
      2.2,
      shine,
    );
  }
  if (o.beard === 'goat') {
    out += path('M288 272Q270 282 272 300Q280 336 302 340Q300 310 296 292Z', papers.hair);
  }
  return out;
}

function trinkets(c: Card, o: Portrait, { path, line, disc }: Cutter, { trim }: Papers): string {
  const { p } = c;
  const wears = (what: NonNullable<Portrait['wears']>[number]): boolean =>
    o.wears?.includes(what) ?? false;
  let out = '';
  if (wears('glasses')) {
    out += disc(266, 172, 21, p.glow, 0.35);
    out += line('M245 172a21 21 0 1 0 42 0a21 21 0 1 0 -42 0M245 168L192 190', 4, trim);
  }
  if (wears('monocle')) {
    out += line('M247 172a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M262 192Q250 260 226 330', 3.4, trim);
  }
  if (wears('pipe')) {
    out += path(
      'M286 256L330 268Q330 244 336 238L362 240Q364 276 348 284Q334 288 322 278L286 264Z',
      mix(p.accent2, p.night, 0.45),
    );
    out += line('M350 232Q340 210 356 194Q372 176 358 156', 5, mix(p.glow, p.light, 0.5));
  }
  if (wears('cigarette')) {
    out += line('M292 258L344 250', 4, p.glow) + line('M344 250L390 243', 3, c.r(0.05));
  }
  if (wears('earring')) {
    out += line('M192 236V250', 2.4, trim) + disc(192, 262, 10, trim);
    out += path('M192 272l9 18l-9 10l-9 -10Z', trim);
  }
  return out;
}

export function profile(c: Card, o: Portrait, pose: Pose): void {
  const { p } = c;
  const skin = mix(SKINS[o.skin ?? 'a'], p.mid, 0.14);
  const papers: Papers = {
    skin,
    hair: o.hairColour ?? c.r(0.06),
    cloth: o.clothColour ?? mix(p.accent, p.night, 0.35),
    linen: o.trimColour ?? c.r(0.82),
    hat: c.r(0.12),
    trim: p.accent2,
    line: mix(skin, p.night, 0.75),
  };
  const cut = cutter(pose, false);
  const lit = (markup: string, filter = 'rim-left'): void => {
    if (markup) c.add(`<g filter="url(#${filter})">${markup}</g>`);
  };
  // A veil is thin: a rim of light would make card of it.
  const veiled = o.hat === 'mourning' ? 'leaf' : 'rim-left';
  lit(face(o, cut, papers.skin) + features(c, o, cut, papers));
  lit(clothes(c, o, cut, papers));
  lit(hairAndBeard(c, o, cut, papers) + trinkets(c, o, cut, papers), veiled);
  lit(hat(c, o.hat, cut, papers), veiled);
}

/** The same person as bare shapes of one colour, to fill or to look through. */
export function outline(c: Card, o: Portrait, pose: Pose): string {
  const black = '#000000';
  const papers: Papers = {
    skin: black,
    hair: black,
    cloth: black,
    linen: black,
    hat: black,
    trim: black,
    line: black,
  };
  const cut = cutter(pose, true);
  return (
    clothes(c, o, cut, papers) +
    face(o, cut, black) +
    hairAndBeard(c, o, cut, papers) +
    hat(c, o.hat, cut, papers)
  );
}
