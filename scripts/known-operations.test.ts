import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { knownOperations } from "./known-operations";

const folder = join(import.meta.dirname, "..", "web", "__generated__");
const files = readdirSync(folder).map((name) => join(folder, name));

test("no operation's text is in what is built, and each is on the list under the name that is sent", () => {
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

test("what is no operation is left alone", () => {
  const plugin = knownOperations() as unknown as { transform: (code: string, id: string) => string | null };
  expect(plugin.transform('"cacheID": "a", "id": null, "text": "b"', "/web/page.tsx")).toBeNull();
});
