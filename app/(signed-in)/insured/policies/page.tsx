import type { Metadata } from "next";
import { guardPage } from "@/app/guard-page";
import { PoliciesScreen } from "@/components/insured/policies-screen";

export const metadata: Metadata = { title: "Policies · Insured" };

export default async function PoliciesPage() {
  await guardPage("/insured/policies");
  return <PoliciesScreen />;
}
