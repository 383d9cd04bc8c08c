/** Tells when the user moves, types or touches. */

const ALWAYS = ["keydown", "pointerdown", "touchstart", "wheel"] as const;
const HOW = { passive: true, capture: true } as const;

/** A pointer that lies still may be reported anew when what is below it changes: only another place is a move. */
export function listenForActivity(tell: () => void): () => void {
  let place = "";
  const moved = ({ screenX, screenY, clientX, clientY }: PointerEvent) => {
    const next = `${screenX} ${screenY} ${clientX} ${clientY}`;
    if (next === place) return;
    place = next;
    tell();
  };
  for (const type of ALWAYS) window.addEventListener(type, tell, HOW);
  window.addEventListener("pointermove", moved, HOW);
  return () => {
    for (const type of ALWAYS) window.removeEventListener(type, tell, HOW);
    window.removeEventListener("pointermove", moved, HOW);
  };
}
