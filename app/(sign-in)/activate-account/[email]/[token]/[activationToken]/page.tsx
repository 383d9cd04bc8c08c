import type { Metadata } from "next";
import { ActivateByLink, type ActivateByLinkProps } from "@/components/auth/activate-by-link";

export const metadata: Metadata = { title: "Welcome · Lintel" };

export default async function Page({ params }: { params: Promise<ActivateByLinkProps> }) {
  return <ActivateByLink {...(await params)} />;
}
