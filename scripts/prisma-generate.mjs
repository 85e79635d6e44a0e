// Prisma's command line downloads a native engine before it does anything, although generating needs none.
// Naming any executable as that engine keeps it from trying; a value that somebody has set is left alone.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// An installation that only runs what was built elsewhere has no command line, and needs nothing generated.
const isInstalled = existsSync(fileURLToPath(new URL("../node_modules/.bin/prisma", import.meta.url)));
if (!isInstalled && process.env.npm_lifecycle_event === "postinstall") process.exit(0);

const { status } = spawnSync("npx", ["--no-install", "prisma", "generate", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    ...process.env,
  },
});
process.exit(status ?? 1);
