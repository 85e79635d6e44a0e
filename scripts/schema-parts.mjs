// Writes server/__generated__/schema-parts.ts: an import of every file under server/ that defines part of the GraphQL
// schema, by its name: *.graphql.ts, *.type.ts, *.query.ts, *.mutation.ts, *.subscription.ts.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const server = join(dirname(dirname(fileURLToPath(import.meta.url))), "server");

export function writeSchemaParts() {
  const parts = readdirSync(server, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(graphql|type|query|mutation|subscription)\.ts$/.test(entry.name))
    .map((entry) => relative(server, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
  const lines = parts.map((part) => `import "../${part.replace(/\.ts$/, "")}";`);
  const text = `// Made by npm run generate:parts.\n${lines.join("\n")}\nexport {};\n`;
  const folder = join(server, "__generated__");
  const file = join(folder, "schema-parts.ts");
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeSchemaParts();
