import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { Image } from "@/lib/domain/entities";
import { regionCopy as copy } from "./copy";

/** Those that can be edited now. A snapshot whose file is still on its way cannot, and it is said. */
export function editableOf(images: readonly Image[]): Image[] {
  const editable = images.filter(({ isBeingSent }) => !isBeingSent);
  if (editable.length < images.length) showAlert({ type: "info", message: copy.stillBeingSent });
  return editable;
}
