"use client";

import { type ReactNode, useMemo } from "react";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { COPY } from "../../names/copy";
import { LabelField } from "../../parts/label-field";
import { LockedFields } from "../../parts/locked-fields";
import { LengthGroup, PlaceGroup, SizeGroup, TurnGroup, WallPlaceGroup, WallSizeGroup } from "./value-groups";

/** Fields of several elements: "mixed" if values differ; a typed value applies to all. */
export function SeveralProperties(props: {
  items: readonly SelectionItem[];
  /** The heading above the fields. */
  children?: ReactNode;
}) {
  const { items, children } = props;
  const kinds = useMemo(() => [...new Set(items.map((item) => item.kind))], [items]);
  const kind = kinds.length === 1 ? kinds[0] : undefined;
  return (
    <>
      {children}
      <LockedFields items={items}>
        {kind && kind !== "vertex" ? <LabelField key={kind} kind={kind} items={items} /> : null}
        {kind === "vertex" || kind === "object3D" ? <PlaceGroup items={items} title={COPY.position} /> : null}
        {kind === "edge" || kind === "face" ? <PlaceGroup items={items} title={COPY.commonCenter} /> : null}
        {kind === "edge" ? <LengthGroup items={items} /> : null}
        {kind === "face" ? <WallSizeGroup items={items} /> : null}
        {kind === "objectPlanar" || kind === "object3D" || kinds.every((one) => one.startsWith("object")) ? (
          <SizeGroup items={items} />
        ) : null}
        {kind === "object3D" ? <TurnGroup items={items} /> : null}
        {kind === "objectPlanar" ? <WallPlaceGroup items={items} /> : null}
      </LockedFields>
    </>
  );
}
