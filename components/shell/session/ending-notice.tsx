import { Notice } from "@/components/ui/feedback/notice";

/** What is kept and what is lost when a session or a role ends, one line each. */
export function EndingNotice({ sentences }: { sentences: readonly string[] }) {
  return (
    <Notice tone="warn">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
