import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { ReportingScreen } from "@/components/reporting/reporting-screen";

export const metadata: Metadata = { title: "Reports" };

export default async function ReportingPage({ searchParams }: Guarded) {
  await guardPage("/reporting", searchParams);
  return <ReportingScreen />;
}
