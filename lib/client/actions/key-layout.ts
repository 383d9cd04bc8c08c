/** Which letter stands on which key of this computer's keyboard, for presses that write something else: Option's on a Mac. */
const PHYSICAL = /^Key([A-Z])$/;
const LETTER = /^[a-z]$/;

const learned = new Map<string, string>();

/** The letter on a key by its place ("KeyZ"): as it was last typed, else as on an English keyboard. Null for other keys. */
export function letterOn(code: string): string | null {
  return learned.get(code) ?? PHYSICAL.exec(code)?.[1]?.toLowerCase() ?? null;
}

function learn(code: string, key: string): void {
  const letter = key.toLowerCase();
  if (PHYSICAL.test(code) && LETTER.test(letter)) learned.set(code, letter);
}

type LayoutMap = { forEach(visit: (key: string, code: string) => void): void };
type Keyboard = { getLayoutMap?(): Promise<LayoutMap> };

/** Learns the keyboard: at once where the browser tells of it, else from every letter that is typed. Returns what ends it. */
export function followKeyLayout(): () => void {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
  // A frame that may not ask learns from what is typed.
  keyboard?.getLayoutMap?.().then(
    (map) => {
      map.forEach((key, code) => {
        learn(code, key);
      });
    },
    () => {},
  );
  const onKeyDown = ({ code, key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (!altKey && !ctrlKey && !metaKey) learn(code, key);
  };
  document.addEventListener("keydown", onKeyDown, true);
  return () => document.removeEventListener("keydown", onKeyDown, true);
}

/** Forgets what was learned, for tests. */
export const forgetKeyLayout = (): void => learned.clear();
