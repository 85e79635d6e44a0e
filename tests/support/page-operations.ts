import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../server/platform/project-root";

const folder = join(projectRoot, "web", "__generated__");

/** The operations the pages send, by name, exactly as Relay compiled them. */
export function pageOperations(): Map<string, string> {
  const artefacts = readdirSync(folder).filter((name) => name.endsWith("PageQuery.graphql.ts"));
  return new Map(
    artefacts.map((name) => {
      const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(join(folder, name), "utf8"))?.[1];
      if (text === undefined) throw new Error(`${name} holds no operation`);
      return [name.replace(".graphql.ts", ""), JSON.parse(text) as string];
    }),
  );
}
