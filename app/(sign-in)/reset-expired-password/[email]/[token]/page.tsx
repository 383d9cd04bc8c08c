import type { Metadata } from "next";
import type { Guarded } from "@/app/guard-page";
import { searchText } from "@/app/page-search";
import { ResetByLink } from "@/components/auth/reset-by-link";

export const metadata: Metadata = { title: "Reset your password · Log in" };

type Props = Guarded & { params: Promise<{ email: string; token: string }> };

/** `from`: the page requested by the sign-in that found the password expired. */
export default async function Page({ params, searchParams }: Props) {
  const from = searchText(await searchParams, "from");
  return <ResetByLink page="/reset-expired-password" from={from} {...(await params)} />;
}
