import type { Metadata } from "next";
import { PoliciesScreen } from "@/components/insured/policies-screen";

export const metadata: Metadata = { title: "Policies · Insured" };

export default function PoliciesPage() {
  return <PoliciesScreen />;
}
