// What this browser keeps between visits. A private window may refuse storage:
// then nothing is remembered, and nothing breaks.
type Memo =
  | 'lang'
  | 'theme'
  | 'evening'
  | 'sound'
  | 'voice'
  | 'bot'
  | 'guard'
  | 'passing'
  | 'pace'
  | 'opening-key'
  | 'dreams'
  | 'parts'
  | 'once'
  | `once-${string}`
  | `learned-${string}`;

const slot = (memo: Memo) => `ludoteca.${memo}`;

export function recall(memo: Memo): string | null {
  try {
    return localStorage.getItem(slot(memo));
  } catch {
    return null;
  }
}

export function remember(memo: Memo, value: string): void {
  try {
    localStorage.setItem(slot(memo), value);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
