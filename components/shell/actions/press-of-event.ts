/** Which actions a key press on the page may mean. */
import { isTyping } from "@/components/ui/keys/is-typing";
import { areLetterKeysOff } from "@/components/ui/keys/letter-keys";
import { isNativeKey } from "@/components/ui/keys/native-key";
import { topLayer } from "@/components/ui/overlays/top-layer";
import { isActionFor } from "@/lib/client/actions/action";
import type { RegisteredAction } from "@/lib/client/actions/action-registry";
import type { Bound } from "@/lib/client/actions/key-sequence";
import { isCharacterKey } from "@/lib/client/actions/key-stroke";
import type { Role } from "@/lib/domain/roles";

/** Whether the press is for whoever writes: an input method at work, or somebody who has taken it already. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || event.key === "Process" || isNativeKey(event);
}

/** The actions that this press may mean with their keys, and the layer that has the keyboard. */
export function boundActions(event: KeyboardEvent, actions: readonly RegisteredAction[], role: Role | null) {
  const layer = topLayer(event.target);
  const isText = isTyping(event.target);
  const areLettersOff = areLetterKeysOff();
  const bound: Bound[] = [];
  for (const action of actions) {
    if (action.keys === undefined || action.isHeardElsewhere || action.layer !== layer) continue;
    if ((isText && !action.worksWhileTyping) || !isActionFor(action, role)) continue;
    const keys = action.keys.filter((key) => !isCharacterKey(key) || !(areLettersOff || isText));
    if (keys.length > 0) bound.push({ id: action.id, keys });
  }
  return { bound, layer, isText };
}
