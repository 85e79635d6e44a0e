import { afterEach, expect, test, vi } from "vitest";
import { missingCodeText } from "./lazy-code";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    "the page's own files are gone",
    async () => new Response(null, { status: 404 }),
    "A Praia foi atualizada",
  ],
  ["they are still there", async () => new Response(null), "Não foi possível abrir"],
  ["nothing comes", () => Promise.reject(new TypeError("Failed to fetch")), "Sem conexão com o servidor"],
])("where code did not come and %s", async (_, answer, title) => {
  vi.stubGlobal("fetch", answer);
  expect(await missingCodeText()).toMatchObject({ title });
});
