import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { InspectionsScreen } from "@/components/inspections/inspections-screen";
import { InsuredViews } from "@/components/insured/insured-views";
import { EmailContents } from "@/components/intake/email-contents";
import { INSPECTIONS_PATH } from "@/lib/domain/insured-paths";

export const metadata: Metadata = { title: "Inspections · Insured" };

export default async function InspectionsPage({ searchParams }: Guarded) {
  await guardPage("/insured/inspections", searchParams);
  return <InspectionsScreen viewSwitch={<InsuredViews current={INSPECTIONS_PATH} />} EmailContents={EmailContents} />;
}
