import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { Image } from "@/lib/domain/entities";
import { regionCopy as copy } from "./copy";

/** Returns the photos that can be edited; shows an alert if some cannot, because their file is still uploading. */
export function editableOf(images: readonly Image[]): Image[] {
  const editable = images.filter(({ isBeingSent }) => !isBeingSent);
  if (editable.length < images.length) showAlert({ type: "info", message: copy.stillBeingSent });
  return editable;
}
