"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import type { Property } from "@/lib/domain/entities";
import { EditButton } from "../parts/edit-button";
import { editPropertyCopy as copy } from "./copy";

const drawer = lazyPart(() => import("./edit-property-drawer").then(({ EditPropertyDrawer }) => EditPropertyDrawer));

/** The Edit button of the property panel, for those who may change claims. */
export function EditProperty({ property }: { property: Property }) {
  return (
    <EditButton
      label={copy.editProperty}
      drawer={drawer}
      draw={(EditPropertyDrawer, state) => <EditPropertyDrawer {...state} property={property} />}
    >
      {copy.edit}
    </EditButton>
  );
}
