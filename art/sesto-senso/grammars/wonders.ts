// Dreams of wonder: a vessel that will not stop, a stage, a giant palm.

import { r1, taper, type Point } from '../../stages/shape.ts';
import { corners, curtains, lightbox } from '../frames.ts';
import { air, cloth, grass, ground, hide, hung } from '../hide.ts';
import { ridge } from '../land.ts';
import { hang, motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { beam, cloud, moon, motes, ringSky } from '../sky.ts';
import { begin, hero, near, person, second, type Compose } from './grammar.ts';

/** A ribbon of things from a vessel: upwards in a spiral, or falling from one that is tipped. */
export const pour: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 190, y: 240 } : { x: 300, y: 640 });
  const { p, q } = c;
  ringSky(c, { r0: 120, step: 120, stars: 80, far: 0.1, near: 0.8 });
  ridge(c, 770, 26, c.r(0.3));
  const along = (t: number): Point => {
    if (close) return [210 + t * 190 + Math.sin(t * 7) * 104, 270 + t * 530];
    if (dream.mirror) return [200 + t * 190 + Math.sin(t * 7.4) * 112, 720 - t * 640];
    const [a, r] = [t * 8.6 + 0.2, 14 + t * 205];
    return [300 + Math.sin(a) * r, 720 - t * 660];
  };
  const ribbon = (
    from: number,
    to: number,
    fill: string,
    opacity: number,
    filter: string,
  ): void => {
    const points = Array.from({ length: 41 }, (_, i) => along(i / 40));
    c.add(
      `<path d="${taper(points, from * 2, to * 2)}" fill="${fill}" opacity="${opacity}" filter="url(#${filter})"/>`,
    );
  };
  ribbon(14, 74, p.glow, 0.3, 'blur-8');
  ribbon(8, 46, mix(p.mid, p.light, 0.5), 0.85, 'leaf');
  ribbon(4, 26, mix(p.light, p.glow, 0.5), 0.9, 'cut');
  for (let i = 6; i >= 0; i--) {
    const t = (i + 0.9) / 7.2;
    const [x, y] = along(t);
    const icon = dream.small[i % dream.small.length];
    if (!icon || (close && y > 740)) continue;
    const h = 50 + t * 82;
    const tone = (['lit', 'accent', 'accent2'] as const)[i % 3] ?? 'lit';
    motif(c, icon, {
      x,
      y,
      h,
      w: h * 1.15,
      ay: 0.5,
      turn: q.between(-26, 26),
      flip: i % 2 === 1,
      tone,
    });
  }
  ridge(c, 818, 14, c.r(0.12), { filter: 'deep' });
  const [hx, hy] = close ? [190, 210] : [dream.mirror ? 190 : 300, 850];
  c.glow(hx, hy - (close ? 0 : 135), 200, 0.9);
  hero(c, dream, {
    x: hx,
    y: hy,
    h: close ? 240 : 190,
    w: 280,
    ay: close ? 0.5 : 1,
    turn: close ? 148 : 0,
    depth: 0.05,
  });
  person(c, dream, { x: close ? 150 : 156, y: 850, h: 140 });
  c.glow(480, 800, 90, 0.45);
  second(c, dream, {
    x: close ? 290 : dream.mirror ? 396 : 446,
    y: 852,
    h: 120,
    w: 130,
    tone: 'paper',
  });
  lightbox(c, { n: 2, far: 0.14, rx: 300, ry: 470 });
  corners(c, 'bottom', 30);
  hide(c, dream, [
    air(close ? 96 : 90, close ? 520 : 420, 0.54),
    grass(close ? 520 : 228, close ? 846 : 880, close ? 0.08 : 0.3),
    grass(close ? 420 : 374, close ? 862 : 882, close ? 0.34 : 0.26),
    grass(close ? 88 : 530, close ? 862 : 852, 0.06),
    air(500, 560, 0.4),
    hung(close ? 510 : 84, 170, -10, close ? 0.5 : 0.32),
  ]);
  return c;
};

/** Before the audience; or, near, from the wings with the audience in the dark beyond. */
export const stage: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 170, y: 240 } : { x: 300, y: 330 });
  const { p, q } = c;
  ringSky(c, { r0: 140, step: 80, n: 5, stars: 30, far: 0.2 });
  if (!close && !dream.mirror) moon(c, c.light.x, c.light.y, 140);
  cloud(c, 165, 470, 230, c.r(0.5));
  cloud(c, 455, 440, 220, c.r(0.46));
  if (close) {
    beam(c, [90, 20], [200, 560], 720, 0.5);
  } else {
    beam(c, [150, 40], [150, 430], 720, 0.3);
    beam(c, [450, 40], [170, 450], 720, 0.3);
  }
  for (let k = 0; k < 2; k++) {
    c.sheet(`M-40 ${640 + k * 28}${'q50 -46 100 0'.repeat(7)}V960H-40Z`, c.r(0.36 - k * 0.1));
  }
  const planks = c.linear([
    [0, c.r(0.5)],
    [0.5, c.r(0.26)],
    [1, c.r(0.12)],
  ]);
  c.sheet(
    close ? 'M-40 690L640 740V960H-40Z' : 'M-40 712Q300 676 640 712V960H-40Z',
    planks,
    'deep',
  );
  const hx = close ? 350 : dream.mirror ? 236 : 300;
  c.add(
    `<ellipse cx="${hx}" cy="746" rx="190" ry="26" fill="${p.glow}" opacity=".55" filter="url(#blur-8)"/>`,
  );
  const spots = close
    ? ([
        [232, 320, 112, 'lit'],
        [500, 260, 110, 'accent2'],
        [330, 190, 110, 'lit'],
      ] as const)
    : ([
        [185, 320, 116, 'lit'],
        [420, 280, 120, 'accent2'],
        [300, 200, 90, 'lit'],
      ] as const);
  dream.small.forEach((icon, i) => {
    const spot = spots[i];
    if (!spot) return;
    const [x, y, h, tone] = spot;
    hang(c, icon, { x, y, h, w: h * 1.1, tone }, 20);
  });
  hero(c, dream, {
    x: hx,
    y: 752,
    h: close ? 330 : 345,
    w: close ? 380 : 320,
    tone: dream.tone ?? 'sil',
    depth: 0.05,
  });
  const [dark, bright] = [mix(p.accent, p.night, 0.72), mix(p.accent, p.night, 0.2)];
  if (close) {
    // One curtain, very near, and the prompter's lamps.
    for (let k = 0; k < 5; k++) {
      const x = 150 - k * 34;
      c.sheet(
        `M-60 -40H${x + 40}C${x + 20} 300 ${x - 20} 520 ${x + 24} 960H-60Z`,
        mix(dark, bright, k / 4),
      );
    }
    c.sheet(`M-60 -60H660V40${'q-60 62 -120 0'.repeat(6)}Z`, mix(dark, bright, 0.5), 'deep');
    for (let x = 190; x < 620; x += 62) {
      c.glow(x, 836, 46, 0.8);
      c.sheet(
        `M${x - 22} 872Q${x - 22} 838 ${x} 836Q${x + 22} 838 ${x + 22} 872Z`,
        mix(p.accent2, p.night, 0.3),
        'leaf',
      );
    }
    c.sheet('M-40 866H640V960H-40Z', c.r(0.06), 'deep');
    second(c, dream, { x: 510, y: 800, h: 110, w: 130, tone: 'accent2' });
  } else {
    curtains(c, dark, bright, dream.mirror ? 0.84 : 0.66);
    for (let k = 0; k < 2; k++) {
      let heads = '';
      for (let i = 0; i < 8; i++) {
        const [x, y, w] = [
          10 + i * 84 + k * 42 + q.between(-8, 8),
          842 + k * 42,
          q.between(26, 32),
        ];
        heads += `M${r1(x - w * 1.5)} 960Q${r1(x - w * 1.4)} ${r1(y + w * 0.9)} ${r1(x - w * 0.4)} ${r1(y + w * 0.7)}Q${r1(x - w)} ${r1(y - w * 1.1)} ${r1(x)} ${r1(y - w * 1.1)}Q${r1(x + w)} ${r1(y - w * 1.1)} ${r1(x + w * 0.4)} ${r1(y + w * 0.7)}Q${r1(x + w * 1.4)} ${r1(y + w * 0.9)} ${r1(x + w * 1.5)} 960Z`;
      }
      c.sheet(heads, c.r(0.1 - k * 0.06), 'deep');
    }
    c.glow(430, 790, 80, 0.4);
    second(c, dream, { x: 430, y: 830, h: 104, w: 124, tone: 'paper' });
  }
  hide(c, dream, [
    air(close ? 430 : 300, close ? 120 : 170, close ? 0.46 : 0.8),
    ground(close ? 222 : 166, close ? 796 : 776, close ? 0.36 : 0.61),
    ground(close ? 316 : 340, close ? 806 : 800, close ? 0.34 : 0.64),
    cloth(close ? 74 : 54, close ? 640 : 706, mix(dark, bright, 0.8)),
    hung(close ? 410 : 500, 330, close ? -10 : 96, close ? 0.5 : 0.74),
    ground(close ? 404 : 262, 806, close ? 0.34 : 0.62),
  ]);
  return c;
};

/** In a giant's open hand; or two hands that make a nest. */
export const palm: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 420, y: 250 } : { x: 300, y: 330 });
  const { p } = c;
  ringSky(c, { r0: 190, step: 85, stars: 60 });
  moon(c, c.light.x, c.light.y, close ? 90 : 150, 0, close);
  cloud(c, 80, 240, 220, c.r(0.52));
  cloud(c, 540, close ? 480 : 330, 210, c.r(0.48));
  const lift = close ? 24 : 0;
  hero(c, dream, {
    x: close ? 305 : 322,
    y: 668 - lift,
    h: 380,
    w: close ? 400 : 330,
    flip: close,
  });
  person(c, dream, { x: close ? 158 : 128, y: 668 - lift, h: 122 });
  dream.small.forEach((icon, i) => {
    const spot = (
      [
        close ? [470, 676 - lift, 100] : [514, 596, 100],
        close ? [512, 410, 100] : [112, 410, 100],
        [496, 190, 96],
      ] as const
    )[i];
    if (!spot) return;
    const [x, y, h] = spot;
    if (i > 0) cloud(c, x, y + h * 0.62, h * 1.5, c.r(0.46));
    const tone = (['paper', 'lit', 'accent2'] as const)[i] ?? 'lit';
    motif(c, icon, { x, y: i > 0 ? y + h * 0.5 : y, h, w: 120, tone });
  });
  const skin = mix('#e9cfae', p.mid, 0.26);
  const line = mix('#e9cfae', p.night, 0.5);
  if (close) {
    const hand = (s: number): string => {
      const x = (v: number): number => (s < 0 ? v : 600 - v);
      return `M${x(-40)} 700Q${x(40)} 640 ${x(100)} 660Q${x(160)} 676 ${x(230)} 700Q${x(262)} 716 ${x(246)} 734Q${x(210)} 736 ${x(160)} 722Q${x(240)} 748 ${x(300)} 742Q${x(330)} 752 ${x(310)} 772Q${x(240)} 786 ${x(170)} 768Q${x(240)} 800 ${x(296)} 798Q${x(320)} 812 ${x(296)} 828Q${x(210)} 838 ${x(150)} 816Q${x(210)} 850 ${x(250)} 852Q${x(268)} 872 ${x(236)} 882Q${x(120)} 890 ${x(60)} 960H${x(-60)}Z`;
    };
    c.add(
      `<g filter="url(#rim-top)"><path d="${hand(-1)}" fill="${mix(skin, p.night, 0.1)}"/></g><g filter="url(#rim-top)"><path d="${hand(1)}" fill="${skin}"/></g><path d="M96 700Q150 720 160 722M440 760Q500 748 540 700" fill="none" stroke="${line}" stroke-width="3" opacity=".6"/>`,
    );
    c.sheet(
      'M-60 820Q10 850 70 960H-60ZM660 820Q590 850 530 960H660Z',
      mix(p.accent2, p.night, 0.35),
      'deep',
    );
  } else {
    c.add(
      `<g filter="url(#rim-top)"><path d="M30 640Q10 640 12 662Q20 700 90 712Q150 722 190 770Q214 812 222 960H392Q396 836 430 790Q470 744 548 716Q596 696 588 672Q578 654 548 664Q500 682 452 690Q500 672 520 646Q526 626 506 622Q480 640 430 668Q330 700 250 676Q150 650 112 606Q92 588 76 598Q66 612 84 636Q104 662 140 684Q80 664 30 640Z" fill="${skin}"/></g><path d="M250 716Q300 740 372 716M236 742Q290 772 350 762" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
    );
    c.sheet('M196 838Q300 870 412 838L440 960H170Z', mix(p.accent2, p.night, 0.35), 'deep');
    c.add(
      `<path d="M196 838Q300 870 412 838" fill="none" stroke="${mix(p.accent2, p.glow, 0.6)}" stroke-width="6"/>`,
    );
  }
  motes(c, 40, { x: 300, y: 400, sx: 220, sy: 240 });
  corners(c, 'top', 32);
  hide(c, dream, [
    air(close ? 204 : 300, close ? 72 : 110, close ? 0.52 : 0.4),
    close ? air(222, 240, 0.74) : hung(34, 772, 676, 0.16),
    close ? ground(552, 654, 0.58, { h: 34 }) : hung(574, 790, 694, 0.16),
    close
      ? ground(52, 656, skin, { h: 34 })
      : cloth(306, 868, mix(p.accent2, p.night, 0.35), { h: 31 }),
    close ? ground(300, 744, skin) : ground(300, 784, skin, { h: 36 }),
  ]);
  return c;
};
