// Prisma's command line downloads a native engine first, although generating does not need it. Setting any executable as the
// engine prevents the download; a value that is already set is kept.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const { status } = spawnSync("npx", ["--no-install", "prisma", "generate", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    ...process.env,
  },
});
if (status === 0) writeFileSync(join(root, "prisma/generated/columns.ts"), columns());
process.exit(status ?? 1);

/** Writes the column of each field, which the client does not expose: hand-written SQL needs it to return the same rows. */
function columns() {
  const folder = join(root, "prisma/schema");
  const schema = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll(/\/\/.*$/gm, ""))
    .join("\n");
  const blocks = (kind) => [...schema.matchAll(new RegExp(`^${kind} (\\w+) \\{(.*?)^\\}`, "gms"))];
  const mapped = (rest) => /(?:^|\s)@map\("([^"]+)"\)/.exec(rest ?? "")?.[1];
  const enums = Object.fromEntries(
    blocks("enum").map(([, name, body]) => [
      name,
      Object.fromEntries(
        [...body.matchAll(/^ {2}(\w+)(.*)$/gm)].map(([, value, rest]) => [mapped(rest) ?? value, value]),
      ),
    ]),
  );
  const models = new Set([...blocks("model"), ...blocks("view")].map(([, name]) => name));
  const fields = Object.fromEntries(
    blocks("model").map(([, model, body]) => [
      model,
      [...body.matchAll(/^ {2}(\w+)\s+(\w+)(\[\])?\??(.*)$/gm)]
        .filter(([, , type]) => !models.has(type))
        .map(([, name, type, list = "", rest]) => [name, mapped(rest) ?? name, `${type}${list}`]),
    ]),
  );
  return `// Made of prisma/schema by npm run generate:prisma.
/** The fields of each model: name, column, type. */
export const fields: Record<string, [name: string, column: string, type: string][]> = ${JSON.stringify(fields, null, 1)};

/** The stored values of each enum. */
export const enums: Record<string, Record<string, string>> = ${JSON.stringify(enums, null, 1)};
`;
}
