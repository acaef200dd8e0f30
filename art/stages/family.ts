// The family on the river bank, seen from behind as they look up; each stands on the point given.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { at, circle, ellipse, leaf, r1, star, type Point } from './shape.ts';

const HAIR = '#191426';
const SKIN = '#d9a583';

interface Robe {
  readonly cloth: string;
  readonly sash: string;
  readonly print: string;
  readonly pattern: (x: number, y: number) => string;
}

const blossom = (x: number, y: number): string =>
  [0, 72, 144, 216, 288].map((a) => leaf(x, y, a - 90, 5.4, 2.8, 0.6)).join('');
const ripple = (x: number, y: number): string =>
  `M${r1(x - 5)} ${r1(y)}q2.5 -4 5 0t5 0v1.6q-2.5 4 -5 0t-5 0Z`;
const spot = (x: number, y: number): string => circle(x, y, 2);

/** Scatters the robe's pattern over its cloth on a brick-like grid. */
function print(paper: Paper, outline: string, robe: Robe): string {
  let d = '';
  for (let row = 0; row < 14; row++)
    for (let column = -4; column <= 4; column++)
      d += robe.pattern(column * 14 + (row % 2) * 7, -150 + row * 12);
  return paper.inside(outline, `<path d="${d}" fill="${robe.print}" opacity=".75"/>`);
}

const BODY =
  'M-10 -152C-24 -150 -30 -142 -31 -128C-29 -90 -26 -40 -24 -3Q0 4 24 -3C26 -40 29 -90 31 -128C30 -142 24 -150 10 -152Q0 -144 -10 -152Z';
const SLEEVE = 'M-24 -147C-36 -140 -44 -112 -47 -74Q-34 -68 -22 -72L-19 -118Z';
const mirror = (markup: string): string => `<g transform="scale(-1 1)">${markup}</g>`;

function geta(): string {
  return `<path d="M-19 -4h14v6h-14ZM5 -4h14v6h-14Z" fill="#3a2416"/><path d="M-17 -8h10v5h-10ZM7 -8h10v5h-10Z" fill="#f1e6d2"/>`;
}

function cloth(paper: Paper, colour: string): string {
  return paper.linear([
    [0, mix(colour, '#ffffff', 0.16)],
    [0.6, colour],
    [1, mix(colour, '#080d22', 0.45)],
  ]);
}

function place(paper: Paper, [x, y]: Point, s: number, markup: string): void {
  paper.add(
    paper.blurred(`<path d="${ellipse(x, y + 2, 34 * s, 6 * s)}" fill="#04060f" opacity=".7"/>`, 3),
  );
  paper.sheet(`<g transform="translate(${at([x, y])}) scale(${s})">${markup}</g>`, {
    lift: 1.6,
    wobble: 0.7,
    rim: 0.65,
    small: true,
  });
}

export function mother(paper: Paper, feet: Point, s: number): void {
  const robe: Robe = { cloth: '#3f4fa8', sash: '#e8a23c', print: '#e9dcf5', pattern: blossom };
  const sleeve = `<path d="${SLEEVE}" fill="${cloth(paper, mix(robe.cloth, '#ffffff', 0.08))}"/>`;
  place(
    paper,
    feet,
    s,
    geta() +
      sleeve +
      mirror(sleeve) +
      `<path d="${BODY}" fill="${cloth(paper, robe.cloth)}"/>` +
      print(paper, BODY, robe) +
      `<path d="M-30 -124H30L28 -92H-28Z" fill="${cloth(paper, robe.sash)}"/><path d="M-16 -128Q0 -134 16 -128L18 -94Q0 -88 -18 -94Z" fill="${cloth(paper, mix(robe.sash, '#ffffff', 0.15))}"/><path d="M-29 -108H29" stroke="#b13a2c" stroke-width="4"/><path d="M-17 -94l-4 26h16l3 -24ZM17 -94l4 20h-14l-4 -18Z" fill="${mix(robe.sash, '#5a2a08', 0.25)}"/>` +
      `<path d="M-8 -156Q0 -146 8 -156V-166H-8Z" fill="${SKIN}"/><path d="M-13 -154Q0 -140 13 -154L9 -158Q0 -148 -9 -158Z" fill="#f4ead6"/>` +
      `<path d="${ellipse(0, -173, 15, 15)}" fill="${HAIR}"/><path d="${ellipse(0, -187, 9.5, 8)}" fill="${HAIR}"/><path d="M-16 -192L14 -181" stroke="#f2c46d" stroke-width="2"/><path d="${blossom(13, -181)}" fill="#ff8f86"/>`,
  );
}

/** The father carries the smallest, who points at the biggest one. */
export function father(paper: Paper, feet: Point, s: number): void {
  const robe: Robe = { cloth: '#2f5a63', sash: '#141a2e', print: '#bfe0dc', pattern: ripple };
  const arm = `<path d="M-22 -146C-40 -146 -44 -164 -36 -186L-20 -182C-26 -166 -24 -158 -14 -150Z" fill="${cloth(paper, robe.cloth)}"/><path d="M-37 -184Q-32 -198 -20 -196L-18 -184Z" fill="${SKIN}"/>`;
  const child: Robe = { cloth: '#d9553a', sash: '#ffd257', print: '#ffe9c9', pattern: spot };
  const small =
    'M-9 -248C-19 -246 -24 -236 -25 -222L-24 -196Q0 -188 24 -196L25 -222C24 -236 19 -246 9 -248Q0 -243 -9 -248Z';
  place(
    paper,
    feet,
    s,
    geta() +
      `<path d="M0 -166m-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z" fill="${HAIR}"/>` +
      `<path d="${BODY}" transform="scale(1.1 1)" fill="${cloth(paper, robe.cloth)}"/>` +
      print(paper, BODY, robe) +
      `<path d="M-31 -100H31L30 -86H-30Z" fill="${robe.sash}"/><path d="M-4 -102l-14 -8v22ZM4 -102l14 -8v22Z" fill="${mix(robe.sash, '#8fa3d8', 0.25)}"/>` +
      `<path d="M31 -252L41 -272L46 -284Q48 -288 50 -284L47 -269L38 -248Z" fill="${SKIN}"/><path d="M16 -244C22 -250 28 -256 32 -262L42 -256C42 -246 36 -232 24 -224Z" fill="${cloth(paper, child.cloth)}"/>` +
      `<path d="${small}" fill="${cloth(paper, child.cloth)}"/>` +
      paper.inside(
        small,
        `<path d="${[-16, -4, 8, 20].flatMap((x, i) => [spot(x, -238 + (i % 2) * 6), spot(x - 4, -206 + (i % 2) * 5)]).join('')}" fill="${child.print}"/>`,
      ) +
      `<path d="M-25 -226H25L24 -212H-24Z" fill="${child.sash}"/><path d="M0 -219l-18 -12v22ZM0 -219l18 -12v22Z" fill="${mix(child.sash, '#ffffff', 0.3)}"/><path d="${circle(0, -219, 4)}" fill="${mix(child.sash, '#a05a10', 0.4)}"/>` +
      arm +
      mirror(arm) +
      `<path d="M-6 -246h12v-8h-12Z" fill="${SKIN}"/><path d="${ellipse(0, -264, 15, 14)}" fill="${HAIR}"/><path d="${circle(-13, -275, 6.5)}${circle(13, -275, 6.5)}" fill="${HAIR}"/><path d="${circle(-10, -271, 2.4)}${circle(10, -271, 2.4)}" fill="#ffd257"/>`,
  );
}

export function girl(paper: Paper, feet: Point, s: number): void {
  const robe: Robe = { cloth: '#c9486a', sash: '#5fd0c0', print: '#ffe3ea', pattern: blossom };
  const fan: Point = [-54, -176];
  place(
    paper,
    feet,
    s,
    geta() +
      `<path d="M-44 -140L-53 -166" stroke="#caa069" stroke-width="4"/><path d="${circle(fan[0], fan[1], 21)}" fill="${paper.linear(
        [
          [0, '#fff8e4'],
          [1, '#ecd7ab'],
        ],
      )}"/><path d="${circle(fan[0], fan[1], 8)}" fill="#d9553a"/><path d="M-53 -160L-66 -190M-53 -160V-197M-53 -160L-40 -192" stroke="#caa069" stroke-width="1.2" opacity=".7"/>` +
      `<path d="M-20 -146C-34 -148 -44 -146 -50 -142L-44 -128C-34 -110 -30 -100 -22 -98Z" fill="${cloth(paper, robe.cloth)}"/><path d="M-48 -143q-6 0 -6 6q4 6 11 4Z" fill="${SKIN}"/>` +
      mirror(`<path d="${SLEEVE}" fill="${cloth(paper, robe.cloth)}"/>`) +
      `<path d="${BODY}" fill="${cloth(paper, robe.cloth)}"/>` +
      print(paper, BODY, robe) +
      `<path d="M-30 -122H30L28 -98H-28Z" fill="${cloth(paper, robe.sash)}"/><path d="M0 -112C-14 -138 -40 -134 -36 -112C-34 -94 -12 -96 0 -110C12 -96 34 -94 36 -112C40 -134 14 -138 0 -112Z" fill="${cloth(paper, mix(robe.sash, '#ffffff', 0.2))}"/><path d="M-5 -108l-14 34l12 2l9 -34ZM5 -108l14 34l-12 2l-9 -34Z" fill="${mix(robe.sash, '#0a4a48', 0.25)}"/><path d="${ellipse(0, -111, 7, 8)}" fill="${mix(robe.sash, '#0a4a48', 0.35)}"/>` +
      `<path d="M-7 -150h14v-12h-14Z" fill="${SKIN}"/><path d="M-17 -172a17 17 0 0 1 34 0C17 -160 12 -154 0 -154S-17 -160 -17 -172Z" fill="${HAIR}"/><path d="M0 -188C-8 -204 -24 -200 -20 -188ZM0 -188C8 -204 24 -200 20 -188Z" fill="#ffd257"/><path d="${star(0, -188, 6, 5, 0.5)}" fill="#ff8f86"/>`,
  );
}

/** Not afraid of the noise. */
export function dog(paper: Paper, feet: Point, s: number): void {
  const coat = '#e8c79a';
  place(
    paper,
    feet,
    s,
    `<path d="M-27 0C-32 -26 -26 -46 -16 -54C-22 -66 -22 -76 -20 -94Q-12 -90 -8 -82H8Q12 -90 20 -94C22 -76 22 -66 16 -54C26 -46 32 -26 27 0Z" fill="${cloth(paper, coat)}"/><path d="M-18 -90L-11 -80L-17 -76ZM18 -90L11 -80L17 -76Z" fill="${mix(coat, '#7a4a20', 0.5)}"/><path d="M-17 -57Q0 -46 17 -57L18 -50Q0 -39 -18 -50Z" fill="#c73e24"/>` +
      `<path d="M4 -4C-16 -6 -18 -34 2 -35C18 -35 18 -14 5 -14C-2 -15 -1 -24 5 -23" fill="none" stroke="${mix(coat, '#fff6e4', 0.7)}" stroke-width="9" stroke-linecap="round"/>`,
  );
}
