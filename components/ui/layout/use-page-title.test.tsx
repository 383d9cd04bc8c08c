import { render, waitFor } from "@testing-library/react";
import { usePageTitle } from "./use-page-title";

function Page({ title }: { title: string | null }) {
  usePageTitle(title, "Claim · Insured");
  return null;
}

/** Metadata replaces the title element by another one. */
function metadata(text: string) {
  for (const old of document.head.querySelectorAll("title")) old.remove();
  const element = document.createElement("title");
  element.textContent = text;
  document.head.append(element);
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

test("keeps the page's title until a better one is known", () => {
  metadata("Claim · Insured");
  const { rerender } = render(<Page title={null} />);
  expect(document.title).toBe("Claim · Insured");
  rerender(<Page title="Ada Byron · Overview" />);
  expect(document.title).toBe("Ada Byron · Overview");
  rerender(<Page title="Ada Byron · Notes" />);
  expect(document.title).toBe("Ada Byron · Notes");
});

test("is not replaced by a general title that arrives late", async () => {
  metadata("Policies · Insured");
  render(<Page title="Ada Byron · Overview" />);
  metadata("Claim · Insured");
  await waitFor(() => expect(document.title).toBe("Ada Byron · Overview"));
  document.head.querySelector("title")?.firstChild?.replaceWith("Claim · Insured");
  await waitFor(() => expect(document.title).toBe("Ada Byron · Overview"));
});

test("leaves another page's title alone, before and after unmounting", async () => {
  const { unmount } = render(<Page title="Ada Byron · Overview" />);
  metadata("Policies · Insured");
  await soon();
  expect(document.title).toBe("Policies · Insured");
  unmount();
  metadata("Claim · Insured");
  await soon();
  expect(document.title).toBe("Claim · Insured");
});
