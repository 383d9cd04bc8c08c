"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import type { Property } from "@/lib/domain/entities";
import { EditButton } from "../parts/edit-button";
import { editClaimCopy as copy } from "../parts/edit-claim-copy";

const drawer = lazyPart(() => import("./edit-property-drawer").then(({ EditPropertyDrawer }) => EditPropertyDrawer));

export function EditProperty({ property }: { property: Property }) {
  return (
    <EditButton
      label={copy.editProperty}
      drawer={drawer}
      draw={(EditPropertyDrawer, state) => <EditPropertyDrawer {...state} property={property} />}
    />
  );
}
