// Generates the code that is not committed, once the tools are installed: the database client, the list of the schema's
// parts and Relay's artifacts.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// Skipped in a production installation, which runs a finished build and has no tools; and in the first layer of an image,
// which has no web folder yet: there the build generates the code itself.
const steps = [
  {
    tool: "prisma",
    source: "prisma/schema",
    args: [at("scripts/prisma-generate.mjs")],
    command: process.execPath,
  },
  {
    tool: "tsx",
    source: "server/schema.ts",
    args: [at("scripts/schema-parts.mjs")],
    command: process.execPath,
  },
  {
    tool: "relay-compiler",
    source: "web/relay",
    args: ["--no-install", "relay-compiler", "--noWatchman"],
    command: "npx",
  },
];
for (const { tool, source, command, args } of steps) {
  if (!existsSync(at(`node_modules/.bin/${tool}`)) || !existsSync(at(source))) continue;
  const { status } = spawnSync(command, args, {
    cwd: at("."),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
