import { expect, test } from "vitest";
import { revalidateFor } from "./page-loader";

const at = "https://praia.example/arena/beira-mar";

test.each([
  ["the same address again", "?dia=2026-11-29", "?dia=2026-11-29", {}, true],
  ["another value of what the page reads", "", "?dia=2026-11-30", {}, true],
  ["what the page reads is gone", "?dia=2026-11-30", "", {}, true],
  ["a filter of its list", "?dia=2026-11-30", "?dia=2026-11-30&status=pago", {}, false],
  ["another parameter of the path", "", "", { month: "2026-12" }, true],
])("%s", (_what, before, after, nextParams, runs) => {
  const currentUrl = new URL(at + before);
  const nextUrl = new URL(at + after);
  const args = { currentUrl, nextUrl, currentParams: {}, nextParams, defaultShouldRevalidate: false };
  expect(revalidateFor(["dia"])(args)).toBe(runs);
});
