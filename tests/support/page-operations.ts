import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../server/platform/project-root";

const folder = join(projectRoot, "web", "__generated__");

const extension = ".graphql.ts";

/** What component tests ask for, and nobody sends. */
const ofTests = `TestQuery${extension}`;

/** Everything the web app sends, by name, exactly as Relay compiled it. */
export function webOperations(): Map<string, string> {
  const operations = new Map<string, string>();
  const sent = readdirSync(folder).filter((file) => file.endsWith(extension) && !file.endsWith(ofTests));
  for (const name of sent) {
    const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(join(folder, name), "utf8"))?.[1];
    if (text !== undefined) operations.set(name.slice(0, -extension.length), JSON.parse(text) as string);
  }
  return operations;
}

/** Those of them that the pages open with. */
export const pageOperations = (): Map<string, string> =>
  new Map([...webOperations()].filter(([name]) => name.endsWith("PageQuery")));
