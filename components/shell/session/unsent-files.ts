/** How many files are uploading or waiting, and how many failed and were not retried. */
export type UnsentFiles = { open: number; failed: number };

const plural = new Intl.PluralRules("en");
const isOne = (count: number) => plural.select(count) === "one";

/** Returns a sentence about lost files in flight and one about failed files. `end` is when the files are lost. */
export function lostFiles({ open, failed }: UnsentFiles, end: string): readonly string[] {
  const sentences: string[] = [];
  if (open > 0) {
    const isSingle = isOne(open);
    sentences.push(
      isSingle
        ? `1 file is still uploading. It is lost ${end}.`
        : `${open} files are still uploading. They are lost ${end}.`,
    );
  }
  if (failed > 0) {
    const isSingle = isOne(failed);
    sentences.push(
      isSingle ? `1 file wasn't sent. It is lost ${end}.` : `${failed} files weren't sent. They are lost ${end}.`,
    );
  }
  return sentences;
}
