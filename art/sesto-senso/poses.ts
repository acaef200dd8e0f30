// How somebody holds their limbs. Angles are in degrees: 0 hangs down, 90 points to where the person
// looks, 180 up.

export type Limb = readonly [upper: number, lower: number];
/** The limb nearer to us, and the other one. */
export type Limbs = readonly [Limb, Limb];

export interface Pose {
  /** How far the trunk leans forwards. */
  readonly trunk: number;
  /** How far the face looks down. */
  readonly nod: number;
  readonly arms: Limbs;
  readonly legs: Limbs;
  /** On the tips of the toes. */
  readonly tiptoe: boolean;
}

const limbs = (a: number, b: number, c: number, d: number): Limbs => [
  [a, b],
  [c, d],
];
export { limbs as arms, limbs as legs };
const [arms, legs] = [limbs, limbs];

const pose = (trunk: number, nod: number, arms: Limbs, legs: Limbs, tiptoe = false): Pose => ({
  trunk,
  nod,
  arms,
  legs,
  tiptoe,
});

export const POSES = {
  stand: pose(0, 0, arms(6, 16, -8, 6), legs(5, 2, -6, -6)),
  run: pose(20, -4, arms(-62, 18, 58, 128), legs(68, -6, -34, -84)),
  climb: pose(14, -14, arms(150, 172, 110, 150), legs(74, -8, -8, -14)),
  kneel: pose(8, 26, arms(34, 128, 44, 134), legs(14, -86, 6, -88)),
  offer: pose(4, 4, arms(64, 92, 52, 84), legs(88, 0, -2, -88)),
  reach: pose(4, -26, arms(158, 168, 142, 158), legs(4, 0, -10, -20), true),
  fall: pose(-14, -18, arms(132, 150, -118, -146), legs(74, 20, -12, -62)),
  hide: pose(16, 22, arms(44, 156, 56, 160), legs(8, -8, -4, -14)),
  carry: pose(-3, 0, arms(62, 108, 44, 98), legs(30, 4, -20, -34)),
  hurry: pose(12, 0, arms(96, 132, -30, 10), legs(72, 6, -22, -48)),
  dance: pose(8, -16, arms(126, 150, -84, -104), legs(0, 0, -84, -98), true),
  waltz: pose(-4, -8, arms(92, 104, 70, 60), legs(14, -4, -16, -30)),
  curl: pose(38, 36, arms(30, 104, 40, 96), legs(104, -24, 96, -34)),
  lie: pose(0, -8, arms(28, 62, -14, -4), legs(14, -6, 2, 0)),
  weep: pose(34, 52, arms(58, 146, 66, 150), legs(22, -84, 12, -88)),
  sit: pose(2, 10, arms(38, 92, 46, 100), legs(88, 4, 84, -6)),
  chop: pose(10, 6, arms(148, 196, 154, 204), legs(34, 6, -26, -32)),
  aim: pose(-2, 0, arms(92, 92, -10, 20), legs(10, 4, -14, -16)),
  creep: pose(34, -20, arms(88, 150, 30, 74), legs(62, 2, -14, -56)),
  row: pose(24, -6, arms(72, 88, 64, 84), legs(82, 30, 76, 24)),
  pour: pose(14, 16, arms(74, 96, 60, 92), legs(8, 2, -12, -16)),
  call: pose(6, 14, arms(52, 168, 20, 50), legs(4, 0, -8, -10)),
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
