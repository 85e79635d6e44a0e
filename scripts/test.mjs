// npm test: every check, a line for each, everything they print only when they fail; at the end the slowest test files
// and a summary. What keeps one core busy goes on beside what keeps the other.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "./build.mjs";

const reports = mkdtempSync(join(tmpdir(), "praia-test-"));
const listed = 10;

/** A script of package.json; with a report when it runs tests. */
const check = (title, script) => ({ title, command: ["npm", "run", "--silent", script] });
const vitest = (title, script) => ({
  title,
  command: [
    ...check(title, script).command,
    "--",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${script}.json`)}`,
  ],
  report: join(reports, `${script}.json`),
  read: readVitest,
});
const playwright = (title, script) => ({
  title,
  command: [...check(title, script).command, "--", "--reporter=list,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${script}.json`) },
  report: join(reports, `${script}.json`),
  read: readPlaywright,
});

/** @returns per file: its name, seconds, counts of passed and failed tests, and the titles of flaky ones. */
function readVitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
    const count = (of) => assertionResults.filter((test) => test.status === of).length;
    const failed = count("failed");
    return {
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      passed: count("passed"),
      failed: failed === 0 && status === "failed" ? 1 : failed,
      flaky: [],
    };
  });
}

/** A test that passed on its second try counts as passed, and is listed as flaky. */
function readPlaywright({ suites }) {
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  return suites.map((suite) => {
    const tests = specsOf(suite).flatMap(({ title, tests: runs }) => runs.map((run) => ({ ...run, title })));
    const failed = tests.filter(({ status }) => status === "unexpected").length;
    return {
      file: join("tests", "e2e", suite.file),
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      passed: tests.filter(({ status }) => status === "expected" || status === "flaky").length,
      failed,
      flaky: tests.filter(({ status }) => status === "flaky").map(({ title }) => title),
    };
  });
}

function run({ command: [command, ...args], env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === "win32",
      env: { ...process.env, NO_COLOR: "1", ...env },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

const startedAt = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const total = { passed: 0, failed: 0 };
const files = [];
let broken = 0;

async function perform(step) {
  const since = Date.now();
  const { code, output } = await run(step);
  const read = step.report ? readReport(step) : [];
  files.push(...read);
  const passed = read.reduce((sum, file) => sum + file.passed, 0);
  const failed = read.reduce((sum, file) => sum + file.failed, 0);
  const empty = step.report !== undefined && passed === 0;
  total.passed += passed;
  total.failed += failed;
  const failures = failed > 0 ? `, ${failed} falharam` : "";
  const counted = passed + failed > 0 ? `, ${passed} passaram${failures}` : "";
  const works = code === 0 && !empty;
  console.log(`${works ? "✓" : "✗"} ${step.title} (${seconds(since)}${counted})`);
  if (works) return;
  broken += 1;
  if (failed === 0) total.failed += 1;
  console.log(empty && code === 0 ? "Nenhum teste foi executado." : output.trimEnd());
}

/** Nothing where the runner fell over before it could write. */
function readReport({ report, read }) {
  try {
    return read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return [];
  }
}

const inTurn = async (steps) => {
  for (const step of steps) await perform(step);
};

await perform(check("Código gerado", "generate:code"));
const upToDate = perform(check("Artefatos em dia", "check:stale"));
const sources = async () => {
  await upToDate;
  await inTurn([
    check("Lint e tipos", "lint:code"),
    check("Fronteiras", "lint:borders"),
    check("Formatação", "lint:format"),
  ]);
};
const quickTests = async () => {
  await perform(vitest("Testes unitários", "test:unit"));
  await perform(check("Construção", "build"));
};
await Promise.all([sources(), quickTests()]);
await inTurn([vitest("Testes da API", "test:api"), playwright("Testes de ponta a ponta", "test:e2e")]);
rmSync(reports, { recursive: true, force: true });

console.log(`\nArquivos de teste mais demorados:`);
for (const { file, seconds: taken } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, listed))
  console.log(`${taken.toFixed(1).padStart(8)} s  ${file}`);
const flaky = files.flatMap(({ file, flaky: titles }) => titles.map((title) => `  ${file}: ${title}`));
if (flaky.length > 0) console.log(`\nPassaram só na segunda tentativa:\n${flaky.join("\n")}`);
console.log(`\n${broken === 0 ? "Tudo certo" : `${broken} etapa(s) com problema`} em ${seconds(startedAt)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(broken === 0 ? 0 : 1);
