import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { PoliciesScreen } from "@/components/insured/policies-screen";

export const metadata: Metadata = { title: "Policies · Insured" };

export default async function PoliciesPage({ searchParams }: Guarded) {
  await guardPage("/insured/policies", searchParams);
  return <PoliciesScreen />;
}
