import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { requireAction } from "@/app/require-action";
import { EmployeesScreen } from "@/components/employees/employees-screen";

export const metadata: Metadata = { title: "Employees · Admin" };

export default async function EmployeesPage({ searchParams }: Guarded) {
  await guardPage("/admin/employees", searchParams);
  await requireAction("viewAdministration");
  return <EmployeesScreen />;
}
