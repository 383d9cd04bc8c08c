import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { Image } from "@/lib/domain/entities";
import { regionCopy as copy } from "./copy";

/** Filters photos that can be edited. A snapshot whose file is still uploading cannot, and an alert says so. */
export function editableOf(images: readonly Image[]): Image[] {
  const editable = images.filter(({ isBeingSent }) => !isBeingSent);
  if (editable.length < images.length) showAlert({ type: "info", message: copy.stillBeingSent });
  return editable;
}
