import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { knownOperations } from "./known-operations";

const folder = join(import.meta.dirname, "..", "web", "__generated__");
const files = readdirSync(folder).map((name) => join(folder, name));

test("the build contains no operation texts, and the list has each of them under its id", () => {
  const plugin = knownOperations() as unknown as {
    transform: (code: string, id: string) => string | null;
    generateBundle: (this: { emitFile: (file: { source: string }) => void }) => void;
  };
  const built = files.map((file) => plugin.transform(readFileSync(file, "utf8"), file) ?? "");
  const emitFile = vi.fn<(file: { source: string }) => void>();
  plugin.generateBundle.call({ emitFile });
  const texts = JSON.parse(emitFile.mock.calls[0]![0].source) as Record<string, string>;
  const named = built.flatMap((code) => /"id": "(\w{32})",/.exec(code)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect(new Set(named)).toEqual(new Set(Object.keys(texts)));
  for (const code of built) expect(code).not.toContain('"text": "');
  for (const text of Object.values(texts)) expect(text).toMatch(/^(query|mutation|subscription) \w+/);
});

test("other files are not changed", () => {
  const plugin = knownOperations() as unknown as { transform: (code: string, id: string) => string | null };
  expect(plugin.transform('"cacheID": "a", "id": null, "text": "b"', "/web/page.tsx")).toBeNull();
});
