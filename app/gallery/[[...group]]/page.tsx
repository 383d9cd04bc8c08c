import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { GalleryScreen } from "@/components/gallery/gallery-screen";
import { GALLERY_GROUPS } from "@/components/gallery/groups";
import { readPublicConfig } from "@/lib/server/public-config";

type Props = { params: Promise<{ group?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [groupId] = (await params).group ?? [];
  const group = GALLERY_GROUPS.find(({ id }) => id === groupId);
  return { title: group ? `${group.title} · Gallery` : "Gallery · Lintel" };
}

/** Every UI part in every state; missing in prod. */
export default async function GalleryPage({ params }: Props) {
  if (readPublicConfig().environment === "prod") notFound();
  const [groupId, ...more] = (await params).group ?? [];
  if (groupId === undefined) redirect(`/gallery/${GALLERY_GROUPS[0]?.id}`);
  if (more.length > 0 || !GALLERY_GROUPS.some(({ id }) => id === groupId)) notFound();
  return <GalleryScreen groupId={groupId} />;
}
