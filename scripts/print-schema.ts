/** Writes schema.graphql, the API contract for partners, from the code; with --check it only fails if the file is stale. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { projectRoot } from "../server/platform/project-root";
import { schema } from "../server/schema";

const file = join(projectRoot, "schema.graphql");
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
if (process.argv.includes("--check")) {
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (stored !== printed) {
    console.error("schema.graphql está desatualizado: rode npm run generate.");
    process.exit(1);
  }
} else {
  writeFileSync(file, printed);
}
