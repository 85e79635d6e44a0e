import type { Plugin } from "vite";

/** What each operation of the build asks, by the name that the app sends in its place. */
export const knownOperationsFile = "known-operations.json";

const generated = /__generated__\/\w+\.graphql\.ts$/;
const parameters = /"cacheID": "(\w+)",\s+"id": null,([\s\S]*?)"text": ("(?:[^"\\]|\\.)*")/;

/**
 * The app names an operation, and the server has the text: it is in no script and in no request. While developing, where
 * the server may not be of the same build, it is sent. `write-front-page.ts` takes the list to where the server reads it.
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
