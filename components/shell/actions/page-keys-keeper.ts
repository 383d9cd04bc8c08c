/** Takes the keys that parts of the page declare into the registry of actions. */
import type { PageKey, PageKeysKeeper } from "@/components/ui/keys/page-keys";
import type { Action } from "@/lib/client/actions/action";
import { actionRegistry } from "@/lib/client/actions/action-registry";

function toAction({ id, label, keys, isRepeatable, isKeyOnly, run }: PageKey): Action {
  return { id, label, group: "list", keys, isRepeatable, isKeyOnly, run };
}

export const registryKeeper: PageKeysKeeper = {
  add(keys, layer) {
    const handle = actionRegistry.add(keys.map(toAction), layer);
    return { update: (next) => handle.update(next.map(toAction)), remove: handle.remove };
  },
};
