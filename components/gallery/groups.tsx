import type { ComponentType } from "react";
import { ButtonsGroup } from "./buttons-group";

export type GalleryGroup = { id: string; title: string; Group: ComponentType };

/** Every group of the gallery: one page each, in the order of its navigation. */
export const GALLERY_GROUPS: readonly GalleryGroup[] = [{ id: "buttons", title: "Buttons", Group: ButtonsGroup }];
