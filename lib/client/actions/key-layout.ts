/** Maps physical keys to letters, for presses that write another character, such as Option on a Mac. */
const PHYSICAL = /^Key([A-Z])$/;
const LETTER = /^[a-z]$/;

const typedLetters = new Map<string, string>();

/** Returns the letter last typed with a physical key ("KeyZ"), by default the English one; null for other keys. */
export function letterOn(code: string): string | null {
  return typedLetters.get(code) ?? PHYSICAL.exec(code)?.[1]?.toLowerCase() ?? null;
}

function learn(code: string, key: string): void {
  const letter = key.toLowerCase();
  if (PHYSICAL.test(code) && LETTER.test(letter)) typedLetters.set(code, letter);
}

type LayoutMap = { forEach(visit: (key: string, code: string) => void): void };
type Keyboard = { getLayoutMap?(): Promise<LayoutMap> };

/** Learns the layout from the browser's report or from typed letters. Returns a function that stops listening. */
export function followKeyLayout(): () => void {
  const { keyboard } = navigator as Navigator & { keyboard?: Keyboard };
  // A frame without the permission learns from typed letters.
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

export const forgetKeyLayout = (): void => typedLetters.clear();
