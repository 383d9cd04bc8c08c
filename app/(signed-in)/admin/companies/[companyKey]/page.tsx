import type { Metadata } from "next";
import { type Guarded, guardPage } from "@/app/guard-page";
import { ActivitySection } from "@/components/activity/activity-section";
import { CompanyScreen } from "@/components/companies/company/company-screen";
import { companyCopy } from "@/components/companies/company/copy";

export const metadata: Metadata = { title: companyCopy.generalTitle };

type Props = Guarded & { params: Promise<{ companyKey: string }> };

export default async function CompanyPage({ params, searchParams }: Props) {
  const { companyKey } = await params;
  await guardPage(`/admin/companies/${companyKey}`, searchParams);
  const key = decodeURIComponent(companyKey);
  return <CompanyScreen companyKey={key} activity={<ActivitySection of={{ companyKey: key }} />} />;
}
