import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../server/platform/project-root";

const folder = join(projectRoot, "web", "__generated__");

const extension = ".graphql.ts";

/** Operations of component tests, which the web app never sends. */
const ofTests = `TestQuery${extension}`;

/** All operations of the web app by name, exactly as compiled by Relay. */
export function webOperations(): Map<string, string> {
  const operations = new Map<string, string>();
  const sent = readdirSync(folder).filter((file) => file.endsWith(extension) && !file.endsWith(ofTests));
  for (const name of sent) {
    const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(join(folder, name), "utf8"))?.[1];
    if (text !== undefined) operations.set(name.slice(0, -extension.length), JSON.parse(text) as string);
  }
  return operations;
}

/** The operations that pages send on load. */
export const pageOperations = (): Map<string, string> =>
  new Map([...webOperations()].filter(([name]) => name.endsWith("PageQuery")));
