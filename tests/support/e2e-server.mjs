// Runs the product as `npm start` does, with a temporary data folder.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(process.env.DATABASE_FOLDER ?? tmpdir(), "praia-e2e-"));
process.env.DATA_DIR = folder;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
await import("../../scripts/start.mjs");
