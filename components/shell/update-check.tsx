"use client";

// Every page has links. Imported here, their code loads once instead of with each kind of page and the error screens.
import "next/link";
import { saveAllTexts } from "@/components/ui/forms/unsaved-texts";
import { useBeforeReload } from "@/lib/client/update/use-before-reload";
import { useUpdate } from "@/lib/client/update/use-update";
import { UpdateModal } from "./update-modal";
import { useMissingParts } from "./use-missing-parts";

/** Reports on every page that another build is deployed, or that a part of the page's own build is missing. */
export function UpdateCheck() {
  const { view, cancel, reload } = useUpdate();
  useBeforeReload(saveAllTexts);
  useMissingParts();
  return <UpdateModal view={view} onCancel={cancel} onReload={reload} />;
}
