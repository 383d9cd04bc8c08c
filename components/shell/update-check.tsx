"use client";

// Every page has links: named here, they come once, and not with each kind of page and with the screens of failure.
import "next/link";
import { saveTexts } from "@/components/ui/forms/unsaved-texts";
import { useBeforeReload } from "@/lib/client/update/use-before-reload";
import { useUpdate } from "@/lib/client/update/use-update";
import { UpdateModal } from "./update-modal";
import { useMissingParts } from "./use-missing-parts";

/** Says on every page when another build answers by now, also when a part of the page's own build is missing. */
export function UpdateCheck() {
  const { view, cancel, reload } = useUpdate();
  useBeforeReload(saveTexts);
  useMissingParts();
  return <UpdateModal view={view} onCancel={cancel} onReload={reload} />;
}
