import type { Plugin } from "vite";

/** The text of each operation of the build, by the id that the app sends instead of it. */
export const knownOperationsFile = "known-operations.json";

const generated = /__generated__\/\w+\.graphql\.ts$/;
const parameters = /"cacheID": "(\w+)",\s+"id": null,([\s\S]*?)"text": ("(?:[^"\\]|\\.)*")/;

/**
 * Persisted operations: the app sends an id, and the server has the text, which is in no script and no request. In
 * development, where the server may be of another build, the text is sent. `write-front-page.ts` moves the list to where
 * the server reads it.
 */
export function knownOperations(): Plugin {
  const texts: Record<string, string> = {};
  return {
    name: "known-operations",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!generated.test(id.split("?")[0] ?? id)) return null;
      return code.replace(parameters, (_written, name: string, between: string, text: string) => {
        texts[name] = JSON.parse(text) as string;
        return `"id": "${name}",${between}"text": null`;
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: knownOperationsFile, source: JSON.stringify(texts) });
    },
  };
}
