import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { EmployeesScreen } from "@/components/employees/employees-screen";

export const metadata: Metadata = { title: "Employees · Admin" };

export default async function EmployeesPage({ searchParams }: Guarded) {
  await guardPage("/admin/employees", searchParams);
  return <EmployeesScreen />;
}
