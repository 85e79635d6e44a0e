// Builds the web app and the server into dist/web and dist/server. Idempotent.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { writeSchemaParts } from "./schema-parts.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name) => join(root, "node_modules", ".bin", name);

/** Runs a tool; shows its output only if it fails. */
function runTool(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, NODE_ENV: "production" } });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(" ") || command} falhou:\n${output}`)),
    );
  });
}

/** Compresses static files at build time instead of on every request. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** Limits for a page's scripts, in kB (brotli): opened first, and opened after the dashboard. */
const mostKilobytes = { first: 300, further: 80 };
const firstPage = "/arena-dashboard";

/**
 * Writes dist/page-weights.md: the size of the scripts that each page needs for its first render.
 * @throws Error if a page exceeds the limit.
 */
function weighPages() {
  const web = join(root, "dist", "web");
  const sizeOf = (file) => statSync(join(web, `${file}.br`)).size / 1024;
  const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
  const index = readFileSync(join(web, "index.html"), "utf8");
  const everywhere = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const pages = JSON.parse(readFileSync(join(root, "dist", "page-files.json"), "utf8"));
  const before = new Set([...everywhere, ...(pages.find(({ path }) => path === firstPage)?.files ?? [])]);
  const rows = pages.map(({ path, files }) => ({
    path,
    first: sum(new Set([...everywhere, ...files])),
    further: sum(files.filter((file) => !before.has(file))),
  }));
  const row = (cells) => `| ${cells.join(" | ")} |`;
  const table = [
    row(["page", "opened first, kB", "opened after the dashboard, kB"]),
    row(["---", "---", "---"]),
    ...rows
      .toSorted((one, other) => other.first - one.first)
      .map(({ path, first, further }) => row([`\`${path}\``, first.toFixed(1), further.toFixed(1)])),
  ];
  writeFileSync(join(root, "dist", "page-weights.md"), `${table.join("\n")}\n`);
  const heavy = rows.filter(
    ({ first, further }) => first > mostKilobytes.first || further > mostKilobytes.further,
  );
  if (heavy.length > 0)
    throw new Error(`Script beyond ${JSON.stringify(mostKilobytes)} kB: ${JSON.stringify(heavy)}`);
}

export async function buildServer() {
  writeSchemaParts();
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: join(root, "server", "main.ts"),
    platform: "node",
    // Packages stay external: some contain binaries or read files next to themselves. Packages that only render mails are
    // bundled, so that they are not needed at run time.
    external: (id) =>
      !id.startsWith(".") &&
      !id.startsWith("/") &&
      !/^[A-Za-z]:/.test(id) &&
      !/^react(-dom|-email)?(\/|$)/.test(id),
    // Only React reads NODE_ENV at build time: the server reads its settings from the environment at run time.
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    logLevel: "silent",
  });
  await bundle.write({
    dir: join(root, "dist", "server"),
    format: "esm",
    sourcemap: true,
    entryFileNames: "main.mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
}

export async function buildWeb() {
  await runTool(bin("relay-compiler"), ["--noWatchman"]);
  await runTool(bin("vite"), ["build", "--logLevel", "error"]);
  await runTool(bin("tsx"), [join(root, "scripts", "write-front-page.ts")]);
  compress(join(root, "dist", "web", "assets"));
  weighPages();
}

const sources = [
  "server",
  "web",
  "prisma/schema",
  "prisma/demo",
  "prisma/migrate.ts",
  "schema.graphql",
  "package-lock.json",
  "vite.config.ts",
  "relay.config.js",
  "scripts/build.mjs",
  "scripts/schema-parts.mjs",
  "scripts/write-front-page.ts",
  "scripts/page-files.ts",
  "scripts/static-theme.ts",
  "scripts/built-modules.ts",
  "scripts/lazy-mutations.ts",
  "scripts/known-operations.ts",
];

/** The latest modification time of all sources, in milliseconds. */
function newestSource() {
  let newest = 0;
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) newest = Math.max(newest, stat.mtimeMs);
    else for (const name of readdirSync(path)) if (name !== "__generated__") visit(join(path, name));
  };
  for (const source of sources) visit(join(root, source));
  return newest;
}

const stampFile = join(root, "dist", "built");
export const isBuilt = () => (statSync(stampFile, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= newestSource();

export async function build() {
  if (!statSync(join(root, "prisma", "generated", "client"), { throwIfNoEntry: false }))
    await runTool(process.execPath, [join(root, "scripts", "prisma-generate.mjs")]);
  await Promise.all([buildServer(), buildWeb()]);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, "");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
