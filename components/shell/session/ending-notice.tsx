import { Notice } from "@/components/ui/feedback/notice";

/** The sentences about kept and lost data when a session or a role ends, one line each. */
export function EndingNotice({ sentences }: { sentences: readonly string[] }) {
  return (
    <Notice tone="warn">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
