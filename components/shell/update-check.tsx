"use client";

import { useUpdate } from "@/lib/client/update/use-update";
import { UpdateModal } from "./update-modal";

/** Says on every page when another build answers by now. */
export function UpdateCheck() {
  const { view, cancel, reload } = useUpdate();
  return <UpdateModal view={view} onCancel={cancel} onReload={reload} />;
}
