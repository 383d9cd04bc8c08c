import type { Metadata } from "next";
import { InspectionsScreen } from "@/components/inspections/inspections-screen";
import { InsuredViews } from "@/components/insured/insured-views";
import { INSPECTIONS_PATH } from "@/lib/domain/insured-paths";

export const metadata: Metadata = { title: "Inspections · Insured" };

export default function InspectionsPage() {
  return <InspectionsScreen viewSwitch={<InsuredViews current={INSPECTIONS_PATH} />} />;
}
