import { redirect } from "next/navigation";
import { type Guarded, guardPage } from "@/app/guard-page";
import { COMPANIES_PATH } from "@/lib/domain/admin-paths";

/** Administration has no screen of its own: it redirects to its first list. */
export default async function AdminPage({ searchParams }: Guarded): Promise<never> {
  await guardPage("/admin", searchParams);
  redirect(COMPANIES_PATH);
}
