import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { CompaniesScreen } from "@/components/companies/companies-screen";

export const metadata: Metadata = { title: "Companies · Admin" };

export default async function CompaniesPage({ searchParams }: Guarded) {
  await guardPage("/admin/companies", searchParams);
  return <CompaniesScreen />;
}
