import { notFound } from "next/navigation";
import { type Guarded, guardPage } from "./guard-page";

/** The root has no screen of its own: it redirects to the role's list, or to sign-in. */
export default async function Page({ searchParams }: Guarded): Promise<never> {
  await guardPage("/", searchParams);
  notFound();
}
