import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { ActivitySection } from "@/components/activity/activity-section";
import { employeeCopy } from "@/components/employees/employee/copy";
import { EmployeeScreen } from "@/components/employees/employee/employee-screen";

export const metadata: Metadata = { title: employeeCopy.generalTitle };

type Props = Guarded & { params: Promise<{ employeeKey: string }> };

export default async function EmployeePage({ params, searchParams }: Props) {
  const { employeeKey } = await params;
  await guardPage(`/admin/employees/${employeeKey}`, searchParams);
  const key = decodeURIComponent(employeeKey);
  return <EmployeeScreen employeeKey={key} activity={<ActivitySection of={{ employeeKey: key }} />} />;
}
