"use client";
import { useSyncExternalStore } from "react";
import { currentUnits, subscribeUnits } from "@/lib/editor/core/units/chosen-measures";
import { MEASURES, type Measures, type Units } from "@/lib/editor/core/units/measures";

const serverUnits = (): Units => "metric";

export const useUnits = (): Units => useSyncExternalStore(subscribeUnits, currentUnits, serverUnits);

export const useMeasures = (): Measures => MEASURES[useUnits()];
